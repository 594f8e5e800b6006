/** EL22: from what interrupts to what only adds a line; the banner waits until the modals are dismissed. */
export const PROMPTS = ["gym", "upsell", "download", "banner"] as const;
export type Prompt = (typeof PROMPTS)[number];

/** EL22: never two prompts at once: of those that are due, the first. */
export const promptToShow = (due: Readonly<Record<Prompt, boolean>>): Prompt | undefined =>
  PROMPTS.find((prompt) => due[prompt]);
