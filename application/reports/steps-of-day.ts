/** W348: what devices and files counted comes before what was written by hand; none is no count. */
export const stepsOfDay = (
  counted: { readonly steps: number } | undefined,
  written: number | undefined,
): number | undefined => counted?.steps || written;
