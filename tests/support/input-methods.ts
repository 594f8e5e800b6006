import type { Locator, Page } from "playwright-core";

/** How somebody uses a page: with a mouse, or with the keyboard alone, which must reach everything. */
export type InputMethods = {
  readonly use: (control: Locator) => Promise<void>;
  readonly choose: (radio: Locator) => Promise<void>;
  readonly tick: (checkbox: Locator) => Promise<void>;
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** `date` as YYYY-MM-DD. */
  readonly writeDate: (field: Locator, date: string) => Promise<void>;
  readonly select: (field: Locator, label: string) => Promise<void>;
};

export const mouse: InputMethods = {
  use: (control) => control.click(),
  choose: (radio) => radio.check({ force: true }),
  tick: (checkbox) => checkbox.check({ force: true }),
  write: (field, text) => field.fill(text),
  writeDate: (field, date) => field.fill(date),
  select: async (field, label) => {
    await field.selectOption({ label });
  },
};

/** More stops than any page has. */
const STOPS = 120;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** One stop towards what is sought: back where it stands before the focus. */
const step = async (page: Page, target: Locator): Promise<void> => {
  const isBefore = await target.evaluate(
    (element) =>
      document.activeElement !== document.body &&
      (document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  await page.keyboard.press(isBefore ? "Shift+Tab" : "Tab");
};

/** Tab after Tab until the focus is there; what Tab does not reach, the keyboard does not. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await step(page, target);
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
};

/** Tab reaches one of a group of radio buttons, arrows the others. */
const arrowTo = async (page: Page, radio: Locator): Promise<void> => {
  const isInGroup = (): Promise<boolean> =>
    radio.evaluate(
      (element) =>
        document.activeElement instanceof HTMLInputElement &&
        document.activeElement.type === "radio" &&
        document.activeElement.name === (element as HTMLInputElement).name,
    );
  for (let stop = 0; stop < STOPS && !(await isInGroup()); stop += 1) await step(page, radio);
  if (await isFocused(radio)) await page.keyboard.press("Space");
  for (let stop = 0; stop < STOPS && !(await radio.isChecked()); stop += 1) await page.keyboard.press("ArrowDown");
  if (!(await radio.isChecked())) throw new Error(`Arrows do not reach ${radio.toString()}`);
};

/** The keyboard alone: nothing is focused but by Tab and arrows. A page in American English, for dates. */
export const keyboard = (page: Page): InputMethods => ({
  use: async (control) => {
    await tabTo(page, control);
    await page.keyboard.press("Enter");
  },
  choose: (radio) => arrowTo(page, radio),
  tick: async (checkbox) => {
    await tabTo(page, checkbox);
    await page.keyboard.press("Space");
  },
  write: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  },
  writeDate: async (field, date) => {
    const [year = "", month = "", day = ""] = date.split("-");
    await tabTo(page, field);
    await page.keyboard.type(month + day + year);
  },
  select: async (field, label) => {
    await tabTo(page, field);
    await page.keyboard.type(label);
  },
});
