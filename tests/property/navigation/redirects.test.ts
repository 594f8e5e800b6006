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
])("NA22 %s leads to %s", (path, to) => {
  expect(redirectOf(path)).toBe(to);
});
