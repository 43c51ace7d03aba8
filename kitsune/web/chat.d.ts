// Types of `kitsune-web/chat.js`: language models in a page.

import type { KitsuneError, Progress } from './index.js';

export type { KitsuneError };

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant' | 'tool' | (string & {});
  content: string;
  [more: string]: unknown;
}

/** The names of the Python API; those of llama.cpp and OpenAI that mean the same are accepted. */
export interface Sampling {
  /** null for as many as the context has room for. */
  max_new_tokens?: number | null;
  max_tokens?: number | null;
  /** 0 takes the most likely token. */
  temperature?: number;
  top_k?: number;
  top_p?: number;
  min_p?: number;
  repetition_penalty?: number;
  repeat_last_n?: number;
  seed?: number | null;
  stop?: string | readonly string[];
  signal?: AbortSignal;
}

export interface ChatOptions {
  /** WebGPU on a GPU, WebAssembly otherwise, unless it is said. */
  device?: 'webgpu' | 'wasm';
  /** As many as the machine has, up to 8, on a page that is cross-origin isolated. */
  threads?: number;
  /** Whose keys and values are kept: 2. */
  conversations?: number;
  /** Keep weights in the browser's cache. On by default. */
  cache?: boolean;
  /** false: the same bits on every machine. */
  relaxed?: boolean;
  onProgress?: (progress: Progress) => void;
}

export interface Usage {
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
  prompt_tokens_details: { cached_tokens: number };
}

/** Pieces of text as they are generated. */
export class ChatStream implements AsyncIterable<string> {
  readonly text: string;
  readonly finishReason: 'stop' | 'length' | 'context' | 'cancelled' | null;
  readonly usage: Usage | null;
  readonly tokens: number;
  /** Of the steps after the first token. */
  readonly tokensPerSecond: number | null;
  readonly firstMs: number | null;
  /** All of the text. */
  readonly done: Promise<string>;
  /** End after the step that runs now. */
  cancel(): void;
  [Symbol.asyncIterator](): AsyncIterator<string>;
}

export interface Completion {
  id: string;
  object: 'chat.completion';
  created: number;
  model: string;
  choices: { index: number; message: { role: 'assistant'; content: string }; logprobs: null; finish_reason: 'stop' | 'length' }[];
  usage: Usage;
}

export interface CompletionChunk {
  id: string;
  object: 'chat.completion.chunk';
  created: number;
  model: string;
  choices: { index: number; delta: { role?: 'assistant'; content?: string }; logprobs: null; finish_reason: 'stop' | 'length' | null }[];
  usage?: Usage;
}

export interface CompletionRequest extends Omit<Sampling, 'signal'> {
  messages: readonly ChatMessage[];
  model?: string;
  tools?: readonly unknown[];
  stream_options?: { include_usage?: boolean };
  signal?: AbortSignal;
}

export class Conversation {
  readonly messages: ChatMessage[];
  /** The answer; an answer that is cancelled stays as far as it came. */
  say(text: string, options?: Sampling): ChatStream;
}

export class Chat {
  readonly name: string;
  /** Tokens that there is room for. */
  readonly context: number;
  readonly device: 'webgpu' | 'wasm';
  readonly deviceName: string;
  readonly chatOptions: Sampling;
  readonly chat: {
    (messages: string | readonly ChatMessage[], options?: Sampling): ChatStream;
    completions: {
      create(asked: CompletionRequest & { stream: true }): Promise<AsyncIterable<CompletionChunk>>;
      create(asked: CompletionRequest & { stream?: false }): Promise<Completion>;
    };
  };
  /** Continue a text, or tokens. */
  generate(prompt: string | readonly number[], options?: Sampling): ChatStream;
  conversation(options?: Sampling & { system?: string; messages?: readonly ChatMessage[] }): Conversation;
  encode(text: string | readonly ChatMessage[]): Promise<number[]>;
  decode(ids: readonly number[]): Promise<string>;
  /** The logits after token number `begin`, and after each of those behind it. */
  logits(ids: readonly number[], options?: { begin?: number }): Promise<Float32Array[]>;
  memoryReport(): Promise<{ device: 'webgpu' | 'wasm'; total: number; downloaded: number }>;
  dispose(): Promise<void>;
}

/** Load a bundle that `kitsune export-web --page chat` wrote. */
export function createChat(url: string, options?: ChatOptions): Promise<Chat>;
