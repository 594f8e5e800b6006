import { makePromptMemory, RECORD_KEY } from "@morsel/adapters/browser/prompt-memory";
import { GYM_FLAG, NEW_RECORD, WRITE_FAILED } from "@morsel/domain/eligibility";
import { describe, expect, it } from "vitest";

type Behaviour = "works" | "full" | "forbidden";

/** A browser whose storage behaves as real ones do when they are full, or closed to the page. */
const browser = (behaviour: Behaviour = "works", kept = new Map<string, string>(), agent = "Mozilla/5.0 (X11)") => {
  const refuse = (name: string): never => {
    throw new DOMException("no", name);
  };
  const cookies: string[] = [];
  const window = {
    get localStorage() {
      if (behaviour === "forbidden") refuse("SecurityError");
      return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) =>
          behaviour === "full" ? refuse("QuotaExceededError") : void kept.set(key, value),
      };
    },
    document: {
      get cookie() {
        if (behaviour === "forbidden") refuse("SecurityError");
        return cookies.map((line) => line.split(";")[0]).join("; ");
      },
      set cookie(line: string) {
        if (behaviour === "forbidden") refuse("SecurityError");
        cookies.push(line);
      },
    },
    navigator: { userAgent: agent },
  } as unknown as Window;
  const problems: unknown[] = [];
  return { memory: makePromptMemory(window, (problem) => problems.push(problem)), kept, cookies, problems };
};

describe("what a browser remembers of prompts", () => {
  it("EL6, EL7, EL9: dismissals stand in the slot of the session, beside what an old record had", () => {
    const { memory, kept, problems } = browser("works", new Map([[RECORD_KEY, "1700000000000"]]));
    expect(memory.record()).toEqual({ ...NEW_RECORD, loggedOut: 1_700_000_000_000 });
    memory.dismissDownload(true, 5);
    expect(JSON.parse(kept.get(RECORD_KEY) ?? "")).toEqual({ loggedOut: 1_700_000_000_000, loggedIn: 5, version: 2 });
    expect(problems).toEqual([]);
  });

  it("EL8, EL9: storage that is full, forbidden or holds junk is reported in the specified words, and nothing comes back at once", () => {
    const full = browser("full");
    full.memory.dismissDownload(false, 7);
    expect(full.problems.map((problem) => problem instanceof Error && problem.message)).toEqual([WRITE_FAILED]);
    expect(WRITE_FAILED).toBe("Error setting local storage in mobile download modal");
    expect(full.memory.record()).toEqual({ ...NEW_RECORD, loggedOut: 7 });
    const forbidden = browser("forbidden");
    expect(forbidden.memory.record()).toBeUndefined();
    expect(forbidden.memory.wasGymDismissed()).toBeUndefined();
    expect(forbidden.memory.hasSeenUpsell()).toBe(true);
    for (const dismiss of [forbidden.memory.dismissGym, forbidden.memory.dismissUpsell]) dismiss();
    expect(forbidden.memory.wasGymDismissed()).toBe(true);
    expect(forbidden.problems.length).toBeGreaterThanOrEqual(4);
    for (const junk of ["{", "null", '"x"', "[1]", '{"loggedIn":"yes"}', "NaN"]) {
      const { memory, problems, kept } = browser("works", new Map([[RECORD_KEY, junk]]));
      expect([junk, memory.record()]).toEqual([junk, undefined]);
      expect(problems).toHaveLength(1);
      memory.dismissDownload(true, 1);
      expect(kept.get(RECORD_KEY)).toBe(junk);
    }
  });

  it("EL4, EL5: closing the gym's modal sets its flag, closing the offer its cookie for 14 days, path root, secure", () => {
    const { memory, kept, cookies } = browser();
    expect([memory.wasGymDismissed(), memory.hasSeenUpsell()]).toEqual([false, false]);
    memory.dismissGym();
    memory.dismissUpsell();
    expect(kept.get(GYM_FLAG)).toBe("true");
    expect(cookies).toEqual(["premium-interstitial-seen=true; path=/; max-age=1209600; secure; samesite=lax"]);
    expect([memory.wasGymDismissed(), memory.hasSeenUpsell()]).toEqual([true, true]);
  });

  it("EL13 a phone is known by what it calls itself", () => {
    for (const agent of ["Mozilla/5.0 (iPhone; CPU)", "Mozilla/5.0 (Linux; Android 14) Mobile"])
      expect(browser("works", new Map(), agent).memory.isMobileDevice).toBe(true);
    expect(browser().memory.isMobileDevice).toBe(false);
  });
});
