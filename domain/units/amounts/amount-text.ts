const isAscii = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 32 || code > 126) return false;
  }
  return true;
};

const DRESSED = /[¼-¾⅐-⅞０-９＋－．，／\u00a0\u2009\u202f\u3000−–⁄∕\t]/g;

/**
 * U13: full-width digits and typographic signs are the same characters in another dress and are read, and so are the fractions
 * that have a character of their own ("½" is " 1/2 "); digits of other scripts, superscripts and letters that look like
 * digits are left as they are, to be refused.
 */
export const plainAmountText = (text: string): string => {
  if (isAscii(text)) return text;
  return text.replaceAll(DRESSED, (sign) => {
    if (sign === "\t") return " ";
    if (sign === "−" || sign === "–") return "-";
    const plain = sign.normalize("NFKC").replace("⁄", "/");
    return plain.length > 1 ? ` ${plain} ` : plain === "∕" ? "/" : plain;
  });
};
