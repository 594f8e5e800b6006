const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Tells whether a text has letters of Chinese or Japanese, which put no space between words: what is typed may stand anywhere in one. */
export const hasUnspacedScript = (text: string): boolean => UNSPACED.test(text);
