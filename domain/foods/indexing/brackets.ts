/**
 * Splits a text into the words outside and inside brackets: "milk (whole) 3 %" is "milk   3 %" and "whole". An unclosed bracket is none.
 */
export const bracketsOf = (text: string): { readonly outside: string; readonly inside: readonly string[] } => {
  const inside: string[] = [];
  let outside = "";
  let from = 0;
  for (let open = text.indexOf("("); open >= 0; open = text.indexOf("(", from)) {
    const close = text.indexOf(")", open);
    if (close < 0) break;
    outside += `${text.slice(from, open)} `;
    inside.push(text.slice(open + 1, close));
    from = close + 1;
  }
  return { outside: outside + text.slice(from), inside };
};
