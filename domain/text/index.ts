export { plainLine, plainText } from "./plain-text.ts";
export { hasUnspacedScript } from "./unspaced-script.ts";
