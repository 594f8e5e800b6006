import { readShippedExercises } from "@morsel/adapters/importers/exercises/shipped-exercises";
import {
  indexExercises,
  searchExercises,
  speedIn,
  speedsNamed,
  byName,
  EXERCISE_RANGES,
  exerciseOfSlug,
  exerciseSlug,
  groupsOf,
  isExerciseId,
} from "@morsel/domain/exercise";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const shipped = readShippedExercises();
const index = indexExercises(shipped);
const found = (text: string): readonly string[] => searchExercises(index, text).map(({ name }) => name);
const anExercise = fc.constantFrom(...shipped);

describe("the exercises that ship", () => {
  it("are 747 activities and 736 lifts, each once, with an id that is one", () => {
    expect(shipped.filter(({ kind }) => kind === "cardio")).toHaveLength(747);
    expect(shipped.filter(({ kind }) => kind === "strength")).toHaveLength(736);
    expect(new Set(shipped.map(({ id }) => id)).size).toBe(shipped.length);
    expect(shipped.filter(({ id }) => !isExerciseId(id))).toEqual([]);
  });

  it("E3 every MET is one that the formula takes", () => {
    const { min, max } = EXERCISE_RANGES.met;
    const odd = shipped.filter((one) => one.kind === "cardio" && !(one.met >= min && one.met <= max));
    expect(odd).toEqual([]);
  });

  it("have names that can be read: no codes, no table's shorthand, none twice among activities", () => {
    const names = shipped.filter(({ kind }) => kind === "cardio").map(({ name }) => name);
    expect(names.filter((name) => /taylor|e\.g\.|lbs|\(\)|,,|^\W/i.test(name))).toEqual([]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  it.each([
    ["12050", 9.8],
    ["17190", 3.5],
    ["01030", 8],
    ["18230", 9.8],
    ["15551", 11.8],
  ])("activity %s costs %d MET, as in the Compendium of 2011", (code, met) => {
    expect(shipped.find(({ id }) => id === `c-${code}`)).toMatchObject({ met });
  });
});

describe("searching exercises", () => {
  it.each([
    ["running", "Running"],
    ["bike", "Cycling"],
    ["yoga", "Yoga, hatha"],
    ["joging", "Jogging"],
    ["swiming", "Swimming, leisurely"],
    ["tenis", "Tennis"],
    ["walk", "Walking"],
    ["walking the dog", "Walking the dog"],
    ["football", "Football (soccer)"],
    ["weights", "Weight training, several exercises, 8–15 repetitions"],
    ["deadlift", "Barbell Deadlift"],
    ["pull ups", "Pullups"],
    ["elliptical", "Elliptical trainer"],
    ["spinning", "Spinning class"],
    ["jump rope", "Skipping rope"],
  ])("E11 “%s” finds %s first", (text, name) => expect(found(text)[0]).toBe(name));

  it.each([
    ["running 10 km/h", "Running, 9.7 km/h (6 mph)"],
    ["run 10kmh", "Running, 9.7 km/h (6 mph)"],
    ["6 mph running", "Running, 9.7 km/h (6 mph)"],
    ["running 5:30 min/km", "Running, 10.8 km/h (6.7 mph)"],
    ["cycling 20 km/h", "Cycling, moderate, 19.3–22.4 km/h (12–13.9 mph)"],
    ["walking 5,5 km/h", "Walking, brisk, 5.6 km/h (3.5 mph)"],
  ])("E12 “%s” finds %s first", (text, name) => expect(found(text)[0]).toBe(name));

  it("E11 every exercise is found by its whole name", () => {
    fc.assert(
      fc.property(anExercise, (one) => {
        expect(searchExercises(index, one.name)).toContain(one);
      }),
    );
  });

  it("E11 each word of what is found is said by it: another word finds no more", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("running", "bike", "yoga", "press"),
        fc.constantFrom("dog", "fast", "zzz"),
        (a, b) => {
          const wide = new Set(found(`${a} `));
          expect(found(`${a} ${b}`).every((name) => wide.has(name))).toBe(true);
        },
      ),
    );
  });

  it("E11 nothing that can be typed is refused, and nothing finds nothing", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(found(text)).toBeInstanceOf(Array);
      }),
    );
    expect(found("")).toEqual([]);
    expect(found(" , ")).toEqual([]);
  });
});

describe("speeds", () => {
  it("E12 a speed in a text is read in km/h and mph, a pace in minutes, and the rest is left", () => {
    expect(speedIn("run 10 km/h")).toEqual({ kmh: 10, rest: "run  " });
    expect(speedIn("6mph").kmh).toBeCloseTo(9.656, 3);
    expect(speedIn("6:00 min/mile").kmh).toBeCloseTo(16.09, 2);
    expect(speedIn("5:00/km").kmh).toBeCloseTo(12, 9);
    expect(speedIn("0:00/km").kmh).toBeUndefined();
    expect(speedIn("30 minutes")).toEqual({ rest: "30 minutes" });
  });

  it("E12 a name says one speed, a range, or where it ends", () => {
    expect(speedsNamed("Running, 9.7 km/h (6 mph)")).toEqual([9.7, 9.7]);
    expect(speedsNamed("Cycling, 19.3–22.4 km/h (12–13.9 mph)")).toEqual([19.3, 22.4]);
    expect(speedsNamed("Cycling, under 16.1 km/h (10 mph)")).toEqual([0, 16.1]);
    expect(speedsNamed("Cycling, over 32.2 km/h (20 mph)")).toEqual([32.2, Number.POSITIVE_INFINITY]);
    expect(speedsNamed("Running")).toBeUndefined();
  });
});

describe("lists and addresses", () => {
  it("E13 names go by the alphabet and figures by what they say", () => {
    const names = ["running 10", "Running 9", "cycling"].map((name, i) => ({ id: `c-${i}` as never, name }));
    expect(names.toSorted(byName).map(({ name }) => name)).toEqual(["cycling", "Running 9", "running 10"]);
    fc.assert(
      fc.property(anExercise, anExercise, (a, b) => {
        expect(Math.sign(byName(a, b)) + Math.sign(byName(b, a))).toBe(0);
      }),
    );
  });

  it("E13 the groups hold every exercise", () => {
    expect(groupsOf(shipped).reduce((sum, { count }) => sum + count, 0)).toBe(shipped.length);
    expect(groupsOf(shipped)[0]).toEqual({ kind: "cardio", name: "Cycling", count: 18 });
  });

  it("E10 an address names its exercise, whatever its words say", () => {
    fc.assert(
      fc.property(anExercise, fc.stringMatching(/^[a-z0-9]{0,12}$/), (one, words) => {
        expect(exerciseSlug(one)).toMatch(/^[a-z0-9-]+$/);
        expect(exerciseOfSlug(exerciseSlug(one))).toBe(one.id);
        expect(exerciseOfSlug(`${words}--${one.id}`)).toBe(one.id);
      }),
    );
    expect(exerciseOfSlug("running")).toBeUndefined();
    expect(exerciseOfSlug("running--sr28-09040")).toBeUndefined();
  });
});
