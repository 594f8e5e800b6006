/** Fractions that have a character of their own, each followed by its two numbers. */
const VULGAR = "½12⅓13⅔23¼14¾34⅕15⅖25⅗35⅘45⅙16⅚56⅐17⅛18⅜38⅝58⅞78⅑19";

/** Signs as East Asian keyboards and typesetters write them, each followed by its plain one. */
const SAME = "−-–-－-＋+⁄/∕/／/．.，,\u00a0 \u2009 \u202f \u3000 \t ";

/**
 * U13: full-width digits and typographic signs are the same characters in another dress and are read; digits of other
 * scripts, superscripts and letters that look like digits are left as they are, to be refused.
 */
export const plainAmountText = (text: string): string =>
  [...text]
    .map((sign) => {
      const fraction = VULGAR.indexOf(sign);
      if (/[¼-¾⅐-⅞]/.test(sign) && fraction >= 0)
        return ` ${VULGAR.charAt(fraction + 1)}/${VULGAR.charAt(fraction + 2)} `;
      if (/[０-９]/.test(sign)) return String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
      const same = SAME.indexOf(sign);
      return same >= 0 && same % 2 === 0 ? SAME.charAt(same + 1) : sign;
    })
    .join("");
