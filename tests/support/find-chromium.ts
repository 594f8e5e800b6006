import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian's package, and its program: Chromium without its windows, which takes half the time for a page. */
const SHELL = "chromium-headless-shell";

/** Names under which Chromium and its kin are installed, the quickest first. */
const NAMES = [
  SHELL,
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge",
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const found = (): string | undefined => {
  const named = process.env["CHROMIUM"];
  if (named !== undefined) return existsSync(named) ? named : undefined;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find((path) =>
    existsSync(path),
  );
};

const canInstall = (): boolean =>
  process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * The browser the journeys run in. Where this process may install Debian's package it does; else it says what is
 * missing and how to give it, because a skipped journey would look like a passed one.
 */
export const findChromium = (): string => {
  const here = found();
  if (here !== undefined) return here;
  if (canInstall()) {
    console.log(`No Chromium found: installing Debian's package ${SHELL} …`);
    execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", SHELL], { stdio: "inherit" });
    const installed = found();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    "The browser tests need Chromium or Chrome and found none. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM to its path.",
  );
};
