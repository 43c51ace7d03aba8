// Markdown in, elements out: what language models write. Text becomes text nodes only, and links go to http,
// https and mailto alone, so that nothing a model says is run or loaded.

const BLOCKS = {
  fence: /^ {0,3}(`{3,}|~{3,})\s*([\w+#.-]*)[^`]*$/, heading: /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/, rule: /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/,
  quote: /^ {0,3}> ?(.*)$/, item: /^(\s*)([-*+]|\d{1,9}[.)])\s+(.*)$/, row: /\|/,
  align: /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/,
};
const INLINE = new RegExp([
  /(?<ticks>`+)(?<code>(?:(?!\k<ticks>)[\s\S])+?)\k<ticks>(?!`)/, /\*\*(?<strong>(?=\S)[\s\S]+?\S?)\*\*(?!\*)/, /__(?<strong2>(?=\S)[\s\S]+?)__(?!\w)/,
  /\*(?<em>(?=[^\s*])[^*]*?[^\s*])\*/, /(?<!\w)_(?<em2>(?=[^\s_])[^_]*?[^\s_])_(?!\w)/, /~~(?<del>(?=\S)[\s\S]+?)~~/,
  /!?\[(?<label>[^\]\n]{0,500})\]\((?<address>[^()\s]{0,2000})(?:\s+"[^"]*")?\)/, /(?<bare>https?:\/\/[^\s<>()[\]"'`]*[^\s<>()[\]"'`.,;:!?])/,
  /\\(?<escaped>[\\`*_{}[\]()#+\-.!|>~])/,
].map(({ source }) => source).join('|'), 'u');
const SAFE = /^(https?:|mailto:)/i;
const MOST_DEPTH = 8; // of lists, quotes and emphasis in one another

function element(tag, children = [], more = {}) {
  const made = Object.assign(document.createElement(tag), more);
  made.append(...children);
  return made;
}

/** The elements of a text. */
export function markdown(text, depth = 0) {
  return blocks(text.replace(/\r\n?/g, '\n').split('\n'), depth);
}

function blocks(lines, depth) {
  const made = [];
  let at = 0;
  while (at < lines.length) {
    const [nodes, next] = block(lines, at, depth);
    made.push(...nodes);
    at = next;
  }
  return made;
}

function block(lines, at, depth) {
  const line = lines[at];
  if (!line.trim()) return [[], at + 1];
  const fence = BLOCKS.fence.exec(line);
  if (fence) return fenced(lines, at, fence);
  const heading = BLOCKS.heading.exec(line);
  if (heading) return [[element(`h${Math.min(6, heading[1].length + 2)}`, inline(heading[2], depth))], at + 1];
  if (BLOCKS.rule.test(line)) return [[element('hr')], at + 1];
  if (depth < MOST_DEPTH && BLOCKS.quote.test(line)) return quoted(lines, at, depth);
  if (depth < MOST_DEPTH && BLOCKS.item.test(line)) return listed(lines, at, depth);
  if (BLOCKS.row.test(line) && BLOCKS.align.test(lines[at + 1] ?? '') && lines[at + 1].includes('-')) return table(lines, at, depth);
  return paragraph(lines, at, depth);
}

function fenced(lines, at, [, mark, language]) {
  let end = at + 1;
  while (end < lines.length && !lines[end].trimStart().startsWith(mark)) end += 1;
  const code = element('code', [lines.slice(at + 1, end).join('\n')]);
  const pre = element('pre', [code], { tabIndex: 0 });
  pre.dataset.language = language;
  return [[pre], end + 1];
}

function quoted(lines, at, depth) {
  const inner = [];
  let end = at;
  for (; end < lines.length && lines[end].trim(); end++) inner.push(BLOCKS.quote.exec(lines[end])?.[1] ?? lines[end]);
  return [[element('blockquote', blocks(inner, depth + 1))], end];
}

function listed(lines, at, depth) {
  const [, indent, mark] = BLOCKS.item.exec(lines[at]);
  const isOrdered = /\d/.test(mark);
  const items = [];
  let end = at;
  while (end < lines.length) {
    const item = BLOCKS.item.exec(lines[end]);
    const isNext = item && item[1].length <= indent.length + 1 && item[1].length >= indent.length - 1;
    if (isNext && /\d/.test(item[2]) !== isOrdered) break;
    if (isNext) items.push([item[3]]);
    else if (!lines[end].trim()) {
      const after = lines.slice(end).find((each) => each.trim()) ?? '';
      const next = BLOCKS.item.exec(after);
      const isSame = next?.[1].length === indent.length && /\d/.test(next[2]) === isOrdered;
      if (!isSame && !/^\s{2,}/.test(after)) break;
      items.at(-1).push('');
    } else if (/^\s/.test(lines[end]) || (items.at(-1).at(-1) && !isBlock(lines[end]))) items.at(-1).push(lines[end].replace(/^\s{1,4}/, ''));
    else break;
    end += 1;
  }
  const made = items.map((inner) => {
    const nodes = blocks(inner, depth + 1);
    const isTight = !inner.includes('') && nodes[0]?.tagName === 'P';
    return element('li', isTight ? [...nodes[0].childNodes, ...nodes.slice(1)] : nodes);
  });
  return [[element(isOrdered ? 'ol' : 'ul', made, isOrdered ? { start: Number.parseInt(mark, 10) } : {})], end];
}

const isBlock = (line) => ['fence', 'heading', 'rule', 'quote', 'item'].some((kind) => BLOCKS[kind].test(line));

const cells = (line) => line.trim().replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).map((cell) => cell.trim());

function table(lines, at, depth) {
  const row = (tag, line) => element('tr', cells(line).map((cell) => element(tag, inline(cell, depth))));
  let end = at + 2;
  const rows = [];
  for (; end < lines.length && BLOCKS.row.test(lines[end]); end++) rows.push(row('td', lines[end]));
  const made = element('table', [element('thead', [row('th', lines[at])]), element('tbody', rows)]);
  return [[element('div', [made], { className: 'table', tabIndex: 0 })], end];
}

function paragraph(lines, at, depth) {
  let end = at + 1;
  while (end < lines.length && lines[end].trim() && !isBlock(lines[end])) end += 1;
  return [[element('p', inline(lines.slice(at, end).join('\n').trim(), depth))], end];
}

/** The nodes of a line: emphasis, code and links, the rest as text. */
function inline(text, depth) {
  const made = [];
  let rest = text;
  for (let match = depth < MOST_DEPTH && INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    if (match.index) made.push(...plain(rest.slice(0, match.index)));
    const { code, strong, strong2, em, em2, del, label, address, bare, escaped } = match.groups;
    if (code !== undefined) made.push(element('code', [code.replace(/^ (.*\S.*) $/s, '$1')]));
    else if (strong ?? strong2) made.push(element('strong', inline(strong ?? strong2, depth + 1)));
    else if (em ?? em2) made.push(element('em', inline(em ?? em2, depth + 1)));
    else if (del) made.push(element('del', inline(del, depth + 1)));
    else if (escaped) made.push(escaped);
    else made.push(link(bare ?? address, bare ? [bare] : inline(label, depth + 1)));
    rest = rest.slice(match.index + match[0].length);
  }
  return [...made, ...plain(rest)];
}

/** Text, whose ends of lines are breaks. */
const plain = (text) => text.split('\n').flatMap((line, n) => (n ? [element('br'), line] : [line])).filter((part) => part !== '');

function link(address, children) {
  if (!SAFE.test(address)) return element('span', children);
  return element('a', children, { href: address, target: '_blank', rel: 'noopener noreferrer nofollow' });
}
