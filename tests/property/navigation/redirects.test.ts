import { redirectOf } from "@morsel/domain/navigation";
import { expect, it } from "vitest";

it.each([
  ["/measurements", "/measurements/check-in"],
  ["/de/measurements/", "/measurements/check-in"],
  ["/measurements/weight?type=Waist#top", "/measurements/check-in"],
  ["/measurements/edit/2", "/measurements/check-in"],
  ["/measurements/check-in", undefined],
  ["/fr/measurements/edit?type=Waist", undefined],
  ["/measurements/photos/", undefined],
  ["/measurementsofmine", undefined],
  ["/account/password-reset", "/account/forgot-password"],
  ["/zh-TW/account/password-reset/?x=1", "/account/forgot-password"],
  ["/account/password-reset/some-token-1234", undefined],
  ["/account/password-resets", undefined],
  ["/", undefined],
  ["/forum", "/community"],
  ["/forum/", "/community"],
  ["/de/forum/categories/help?x=1", "/community/categories/help"],
  ["/forum/new", "/community/new"],
  ["/forum/sso_login?client_id=a&target=b", "/community"],
  ["/forum/019cdb02-0000-7000-8000-000000000020", "/community/topics/019cdb02-0000-7000-8000-000000000020"],
  ["/forums", undefined],
  ["/community", undefined],
])("NA22 NA24 %s leads to %s", (path, to) => {
  expect(redirectOf(path)).toBe(to);
});
