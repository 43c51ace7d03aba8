"""Language models that predict the next token: their files in, graphs out."""
