import {
  invertRecord,
  isUndoable,
  projectRecord,
  type RecordCommand,
} from "@morsel/application/versioned-records/client/record-command";
import { byName, ownExercise, type ExerciseId, type OwnExercise } from "@morsel/domain/exercise";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const id = "00000000-0000-7000-8000-000000000001" as ExerciseId;
const owns = fc
  .record({ id: fc.uuid({ version: 7 }), name: fc.constantFrom("Parkour", "Chess boxing", "Quidditch") })
  .map(({ id: made, name }): OwnExercise => ({ id: made as ExerciseId, kind: "cardio", name, met: 8, version: 1 }));
const lists = fc
  .uniqueArray(owns, { maxLength: 5, selector: ({ id: made }) => made })
  .map((all) => all.toSorted(byName));
const newId = () => "00000000-0000-7000-8000-00000000000a";

describe("an exercise of one's own", () => {
  it("E19 has a name that can be seen, and a MET where it is cardio", () => {
    const made = (name: string, met?: number, kind: "cardio" | "strength" = "cardio") =>
      ownExercise(id, { kind, name, ...(met === undefined ? {} : { met }) });
    expect(made(" Park  our ", 8)).toEqual({
      ok: true,
      value: { id, kind: "cardio", name: "Park our", met: 8, version: 1 },
    });
    for (const name of ["", "  ", "a".repeat(101), "\u202e", "\u200b"])
      expect(made(name, 8)).toMatchObject({ ok: false, error: { field: "name", max: 100 } });
    for (const met of [undefined, 0.4, 25.1, Number.NaN])
      expect(made("x", met)).toMatchObject({ ok: false, error: { field: "met", min: 0.5, max: 25 } });
    expect(made("Atlas stones", undefined, "strength")).toMatchObject({ ok: true, value: { kind: "strength" } });
    expect(made("Atlas stones", 5, "strength")).toMatchObject({ ok: false, error: { field: "met", max: 0 } });
  });

  it("W95 W97 what was asked shows at once, by name; over what has it already it changes nothing, and undo takes it back", () => {
    fc.assert(
      fc.property(lists, owns, fc.constantFrom("save", "delete"), (all, fresh, kind) => {
        const [first] = all;
        const before = kind === "save" && first !== undefined ? { before: first } : {};
        const own = first === undefined ? fresh : kind === "save" ? { ...first, name: "Fencing", version: 2 } : first;
        const command: RecordCommand<OwnExercise> = {
          kind: first === undefined ? "save" : kind,
          id: newId(),
          record: own,
          ...before,
        };
        const shown = projectRecord(all, command, byName);
        expect(shown).toEqual(shown.toSorted(byName));
        expect(projectRecord(shown, command, byName)).toEqual(shown);
        expect(isUndoable(command, shown)).toBe(true);
        const undone = projectRecord(shown, invertRecord(command, newId), byName);
        expect(undone.map((one) => ({ ...one, version: 1 }))).toEqual(all);
        const changed = projectRecord(shown, { kind: "save", record: { ...own, version: 9 } }, byName);
        expect(isUndoable(command, changed)).toBe(false);
      }),
    );
  });
});
