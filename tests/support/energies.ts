import type { Page } from "playwright-core";

/** Every energy that is said anywhere: in text, in names of controls, in what shows on pointing; dots in place of a figure as well. */
export const energies = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said = [document.body.innerText, document.title];
    for (const element of document.querySelectorAll("[aria-label], [title]"))
      said.push(element.getAttribute("aria-label") ?? "", element.getAttribute("title") ?? "");
    return said.flatMap((text) => text.match(/(?:\d[\d.,]*|·)\s*(?:kcal|kJ|calories)/gi) ?? []);
  });
