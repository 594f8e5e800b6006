import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { DEFAULT_SLOTS, type Slot } from "@morsel/domain/diary";
import {
  guessLayout,
  IMPORT_STATES,
  type ImportBatch,
  type ImportedRecord,
  isField,
  makePlaceRecords,
  makeRowReader,
  markOfTable,
  matchMeal,
  mayFollow,
  nutrientOfField,
  NO_MARKS,
  NO_ORDERS,
  orderOfTable,
  readImportedFigure,
  readMoment,
  withDate,
  withImportTurn,
  withMark,
} from "@morsel/domain/import";
import { nutrientUnit } from "@morsel/domain/nutrition";
import fc from "fast-check";
import { expect, it } from "vitest";

const DAY = fc.integer({ min: 0, max: 9000 }).map((days) => addDays("2001-01-01" as CalendarDate, days));
const written = (date: CalendarDate, order: "dayFirst" | "monthFirst"): string => {
  const [year = "", month = "", day = ""] = date.split("-");
  return order === "dayFirst" ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
};

it("I2 a file whose dates tell is read in their order, whichever row tells, and any other is asked about", () => {
  fc.assert(
    fc.property(
      fc.array(DAY, { minLength: 1, maxLength: 40 }),
      fc.constantFrom("dayFirst", "monthFirst"),
      (days, order) => {
        const texts = days.map((day) => written(day, order));
        const told = orderOfTable(texts.reduce(withDate, NO_ORDERS));
        const tells = days.some((day) => Number(day.slice(8)) > 12);
        const isEqual = days.every((day) => day.slice(5, 7) === day.slice(8));
        expect(told).toBe(tells ? order : isEqual ? "any" : "ask");
        for (const [nth, text] of texts.entries()) expect(readMoment(text, order)?.date).toBe(days[nth]);
      },
    ),
  );
});

it("I2 contradicting dates are asked about; dots, names of months and ISO need no order", () => {
  expect(orderOfTable(["13/01/2025", "01/13/2025"].reduce(withDate, NO_ORDERS))).toBe("ask");
  for (const order of ["dayFirst", "monthFirst"] as const) {
    expect(readMoment("06.01.2025", order)?.date).toBe("2025-01-06");
    expect(readMoment("2025-01-06T23:59:10Z", order)).toEqual({ date: "2025-01-06", time: "23:59" });
    expect(readMoment("Jan 6, 2025", order)?.date).toBe("2025-01-06");
    expect(readMoment("6 January 2025 7:05 PM", order)).toEqual({ date: "2025-01-06", time: "19:05" });
    for (const none of ["", "not-a-date", "2025-02-30", "31/31/2025", "45000"])
      expect(readMoment(none, order)).toBeUndefined();
  }
});

it("I4 numbers come back as they were written with either mark; unknown is neither zero nor unreadable", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom(".", ","),
      fc.boolean(),
      (cents, mark, isGrouped) => {
        const [whole = "", part = ""] = (cents / 100).toFixed(2).split(".");
        const other = mark === "." ? "," : ".";
        const text = `${isGrouped ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, other) : whole}${mark}${part}`;
        expect(readImportedFigure(text, mark)).toBe(cents / 100);
        expect(markOfTable(withMark(NO_MARKS, text), ";")).toBe(mark);
      },
    ),
  );
  for (const unknown of ["", " ", "n/a", "--", "N/A"]) expect(readImportedFigure(unknown, ".")).toBeUndefined();
  for (const none of ["abc", "1.2.3", "12,34,5", "=1+1", "1e5"]) expect(readImportedFigure(none, ".")).toBeNaN();
  expect([readImportedFigure("1,050", "."), readImportedFigure("1,050", ",")]).toEqual([1050, 1.05]);
  expect([markOfTable(NO_MARKS, ";"), markOfTable(NO_MARKS, ",")]).toEqual([",", "."]);
});

it("I3 a nutrient's amount in any unit becomes the same mass in the kept one", () => {
  const grams = { g: 1, mg: 1e-3, µg: 1e-6 } as const;
  for (const unit of ["g", "mg", "µg"] as const) {
    const sodium = nutrientOfField(`sodium:${unit}`);
    expect((sodium?.factor ?? 0) * grams.mg).toBeCloseTo(grams[unit], 10);
    expect(nutrientUnit("sodium")).toBe("mg");
  }
  expect(nutrientOfField("vitamin_d:IU")?.factor).toBe(0.025);
  for (const none of ["sodium", "sodium:kg", "energy:g", "sodium:mg:g", "", "__proto__:g"])
    expect(isField(none)).toBe(false);
});

const aReader = (header: readonly string[], weightUnit: "kg" | "lb" = "kg") =>
  makeRowReader(guessLayout(header), { order: "dayFirst", mark: ".", weightUnit, loggedDays: new Set() });

it("I7 columns of any table are guessed by name, never a nutrient whose unit nobody says", () => {
  expect(
    guessLayout(["Date", "Food", "Calories", "Sodium", "Sodium (mg)", "Protein", "Vitamin A", "Foo"]).fields,
  ).toEqual(["date", "food", "energyKcal", undefined, "sodium:mg", "protein:g", undefined, undefined]);
});

it("I6 a row is left out with its reason, and kilojoules are energy as well", () => {
  const reader = aReader(["Date", "Food", "Calories"]);
  const reason = (...cells: readonly string[]) => {
    const outcome = reader.read(cells);
    return outcome._tag === "LeftOut" ? outcome.reason : "records";
  };
  expect(reason("yesterday", "Soup", "100")).toBe("notADate");
  expect(reason("2025-01-06", "Soup", "")).toBe("noCalories");
  expect(reason("2025-01-06", "Soup", "many")).toBe("unreadable");
  expect(reason("2025-01-06", "Soup", "1000000")).toBe("outOfRange");
  expect(reason("", "", "")).toBe("empty");
  expect(reason("2025-01-06", "Totals", "2000")).toBe("repeatsOther");
  const kilojoules = aReader(["Date", "Food", "Energy (kJ)"]).read(["2025-01-06", "Soup", "418.4"]);
  expect(kilojoules).toMatchObject({ records: [{ facts: { energy: 100 } }] });
});

it("I8 meals go to the slot of their name, then of their words, and anything else to snacks, which is said", () => {
  const slots: readonly Slot[] = [...DEFAULT_SLOTS, { id: "extra1", name: "Post-Workout" }];
  expect(matchMeal("post-workout", slots)).toEqual({ meal: "extra1", isSure: true });
  expect(matchMeal("Second breakfast", slots)).toEqual({ meal: "breakfast", isSure: true });
  expect(matchMeal("Uncategorized", slots)).toEqual({ meal: "snacks", isSure: false });
});

const FOOD: fc.Arbitrary<ImportedRecord> = fc.record({
  kind: fc.constant("food" as const),
  date: DAY,
  meal: fc.constantFrom("Breakfast", "Lunch", ""),
  name: fc.constantFrom("Soup", "Bread", ""),
  facts: fc.record({ energy: fc.integer({ min: 1, max: 900 }) }),
});

it("I10 I13 equal rows are told apart, the same rows again have the same ids, and other ids after an undo", () => {
  fc.assert(
    fc.property(fc.array(FOOD, { maxLength: 60 }), (rows) => {
      const ids = () => {
        const place = makePlaceRecords({ weightOn: () => 70, choices: {}, slots: DEFAULT_SLOTS });
        return rows.flatMap((row) => place(row) ?? []);
      };
      const [once, again] = [ids(), ids()];
      const idsOf = (all: typeof once) => all.map((one) => (one.kind === "food" ? one.entry.id : ""));
      expect(idsOf(once)).toEqual(idsOf(again));
      expect(new Set(idsOf(once)).size).toBe(rows.length);
      const anew = idsOf(once.map((one) => withImportTurn(one, 1)));
      expect(anew.some((id) => idsOf(once).includes(id))).toBe(false);
    }),
  );
});

it("I10 exercise energy is kept above rest: gross without a kilocalorie for each kilogram and hour", () => {
  const place = makePlaceRecords({ weightOn: () => 80, choices: {}, slots: DEFAULT_SLOTS });
  const run = { kind: "exercise", date: "2025-01-06" as CalendarDate, name: "Run", minutes: 30 } as const;
  expect(place({ ...run, energy: { kcal: 404, of: "gross" } })).toMatchObject({ entry: { ownNet: 364 } });
  expect(place({ ...run, energy: { kcal: 404, of: "net" } })).toMatchObject({ entry: { ownNet: 404 } });
  expect(place({ ...run, energy: { kcal: 10, of: "gross" } })).toMatchObject({ entry: { ownNet: 0 } });
});

it("I11 a step follows only in its state, and a file is read only when all of it has come", () => {
  const batch = { received: 5, bytes: 5 } as ImportBatch;
  const states = (step: Parameters<typeof mayFollow>[1]) =>
    IMPORT_STATES.filter((state) => mayFollow({ ...batch, state }, step));
  expect(states("start")).toEqual(["ready"]);
  expect(states("undo")).toEqual(["done"]);
  expect(mayFollow({ ...batch, state: "sending", received: 4 }, "read")).toBe(false);
});
