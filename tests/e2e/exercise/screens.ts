import type { Page } from "playwright-core";
import { forMembers, forVisitors, type Screen } from "../../support/screens.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Search exercises to log" });

const search = (word: string, found: RegExp) => async (page: Page) => {
  await box(page).fill(word);
  await page.getByRole("option", { name: found }).first().waitFor();
};

const openForm = (word: string, found: RegExp, field: string) => async (page: Page) => {
  await search(word, found)(page);
  await page.keyboard.press("ArrowRight");
  await page.getByLabel(field, { exact: true }).waitFor();
};

const diary = (...opened: NonNullable<Screen["opened"]>): Screen => ({
  who: "member",
  address: "/exercise/diary",
  opened,
});

export const screens: readonly Screen[] = [
  ...forVisitors(
    "/exercise/lookup",
    "/exercise/lookup?q=running",
    "/exercise/list-by-name",
    "/exercise/list-by-name?group=Running",
    "/exercise/calories-burned",
    "/exercise/calories-burned/running--c-12150",
    "/exercise/calories-burned/pullups--s-pullups",
    "/apps/step-trackers",
  ),
  ...forMembers(
    "/exercise/diary",
    "/exercise/mine",
    "/exercise/routines",
    "/exercise/diary?date=2026-01-15",
    "/exercise/lookup",
    "/apps/step-trackers",
  ),
  diary("what was found", search("run", /^Running/)),
  diary("the minutes of a run", openForm("run", /^Running/, "Minutes")),
  {
    who: "member",
    address: "/exercise/mine",
    opened: [
      "a new exercise",
      async (page) => {
        await page.getByRole("button", { name: "New exercise" }).click();
        await page.getByRole("textbox", { name: "Name" }).fill("Parkour");
        await page.getByRole("button", { name: "Save" }).click();
      },
    ],
  },
  {
    who: "member",
    address: "/exercise/routines",
    opened: [
      "a new routine",
      async (page) => {
        await page.getByRole("button", { name: "New routine" }).click();
        await page.getByRole("textbox", { name: "Name" }).fill("Morning");
        await page.getByRole("combobox", { name: "Add exercise" }).fill("walking");
        await page
          .getByRole("option", { name: /^Walking/ })
          .first()
          .click();
        await page.getByRole("button", { name: "30 min", exact: true }).click();
        await page.getByRole("button", { name: /^Walking.*30\smin/ }).click();
        await page.getByLabel("Minutes", { exact: true }).waitFor();
      },
    ],
  },
  diary("the sets of a lift", openForm("squat", /Squat/, "Reps in set 1")),
];
