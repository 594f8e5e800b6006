import { countedPage, routePattern } from "@morsel/domain/analytics";
import { DEFAULT_TITLES, LOCALES, pathIn } from "@morsel/domain/locales";
import fc from "fast-check";
import { expect, it } from "vitest";

const patterns = [...DEFAULT_TITLES.keys()];

it("W237 what is told of any address is a page of the product's list, with the campaign at most", () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCALES),
      fc.constantFrom(...patterns),
      fc.stringMatching(/^[a-z0-9-]{1,12}$/),
      fc.stringMatching(/^[a-z_=&]{0,30}$/),
      (locale, pattern, name, query) => {
        const address = `${pathIn(locale, pattern.replace("*", name))}?${query}`;
        const [page = "", campaign = ""] = countedPage(address).split("?");
        expect(patterns.map((one) => one.replace("password-reset/*", "password-reset/REDACTED"))).toContain(page);
        for (const told of new URLSearchParams(campaign).keys()) expect(told).toMatch(/^(source|utm_\w+)$/);
      },
    ),
  ));

it("W237, ID22: no name, no search, no secret, no way back", () => {
  for (const [address, page] of [
    ["/", "/"],
    ["/de/apps", "/apps"],
    ["/profile/ada", "/profile/*"],
    ["/reports/printable-diary/ada?from=2026-01-01", "/reports/printable-diary/*"],
    ["/nutrition-facts-calories?search=my+secret+cake", "/nutrition-facts-calories"],
    ["/account/login?callbackUrl=%2Faccount%2Fpassword-reset%2Fabcdefghijklm", "/account/login"],
    ["/account/password-reset/abcdefghijklmnop", "/account/password-reset/REDACTED"],
    ["/premium?source=menu_bar&plan=1", "/premium?source=menu_bar"],
    ["/apps?utm_source=news&utm_campaign=spring-1&utm_term=%3Cb%3E", "/apps?utm_source=news&utm_campaign=spring-1"],
    [`/apps?utm_source=${"x".repeat(500)}`, `/apps?utm_source=${"x".repeat(60)}`],
    ["/no/such/page", "/404"],
    ["/premium", "/premium"],
    ["/premium?", "/premium"],
    ["/premium#source=menu", "/premium"],
    ["/premium?source=a=b", "/premium?source=a"],
    ["/premium?source=a?b", "/premium?source=a"],
    ["/premium?source=bad%20end", "/premium"],
    ["/premium?source=fine%", "/premium"],
    ["/premium?utm_medium=mail&utm_content=top&source=x", "/premium?source=x&utm_medium=mail&utm_content=top"],
  ] as const)
    expect(countedPage(address)).toBe(page);
  expect(routePattern("/apps?utm_source=news")).toBe("/apps");
});
