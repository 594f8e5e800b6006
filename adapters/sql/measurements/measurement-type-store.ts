import type {
  MeasurementTypeNotFound,
  MeasurementTypesAreFull,
  MeasurementTypeStore,
  MeasurementTypeTaken,
  MeasurementTypeVersionConflict,
} from "@morsel/application/measurements/measurement-type-store";
import type { MemberId } from "@morsel/domain/identity";
import {
  byTypeName,
  OWN_TYPES_LIMIT,
  type BmiLimits,
  type OwnMeasurementType,
  type OwnTypeId,
} from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

type Stored = { readonly type: OwnMeasurementType; readonly isDeleted: boolean };
type Full = MeasurementTypeTaken | MeasurementTypesAreFull;

const notFound = (id: OwnTypeId) => Effect.fail<MeasurementTypeNotFound>({ _tag: "MeasurementTypeNotFound", id });

const standing = (sql: Sql, member: MemberId): Effect.Effect<readonly OwnMeasurementType[]> =>
  Effect.map(
    sql<OwnMeasurementType>`
      select id, name, unit, version from measurement_type where member_id = ${member} and is_deleted = 0`,
    (rows) => rows.map((row) => ({ ...row })).toSorted(byTypeName),
  );

const stored = (sql: Sql, member: MemberId, id: OwnTypeId): Effect.Effect<Stored | undefined> =>
  Effect.map(
    sql<OwnMeasurementType & { readonly isDeleted: number }>`
      select id, name, unit, version, is_deleted as "isDeleted"
      from measurement_type where member_id = ${member} and id = ${id}`,
    ([row]) => {
      if (row === undefined) return undefined;
      const { isDeleted, ...type } = row;
      return { type, isDeleted: isDeleted === 1 };
    },
  );

/** M3: that there is room beside the others, and that none of them has the name. */
const makeRoom = (sql: Sql, member: MemberId, { id, name }: OwnMeasurementType): Effect.Effect<void, Full> =>
  Effect.flatMap(standing(sql, member), (all) => {
    const others = all.filter((type) => type.id !== id);
    if (others.some((type) => type.name.toLowerCase() === name.toLowerCase()))
      return Effect.fail<Full>({ _tag: "MeasurementTypeTaken", name });
    return others.length < OWN_TYPES_LIMIT
      ? Effect.void
      : Effect.fail<Full>({ _tag: "MeasurementTypesAreFull", limit: OWN_TYPES_LIMIT });
  });

const put = (sql: Sql, member: MemberId, { id, name, unit, version }: OwnMeasurementType, isDeleted: boolean) =>
  Effect.andThen(
    sql`
      insert into measurement_type (member_id, id, name, unit, version, is_deleted)
      values (${member}, ${id}, ${name}, ${unit}, ${version}, ${isDeleted ? 1 : 0})
      on conflict (member_id, id) do update
        set name = excluded.name, unit = excluded.unit, version = excluded.version, is_deleted = excluded.is_deleted`,
    standing(sql, member),
  );

export const makeSqlMeasurementTypeStore = (sql: Sql): MeasurementTypeStore => ({
  all: (member) => standing(sql, member),

  save: (member, type) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<
        readonly OwnMeasurementType[],
        MeasurementTypeNotFound | MeasurementTypeVersionConflict | Full
      > {
        const known = yield* stored(tx, member, type.id);
        if (known === undefined ? type.version !== 1 : known.isDeleted) return yield* notFound(type.id);
        const current = known?.type;
        if (current?.version === type.version && current.name === type.name && current.unit === type.unit)
          return yield* standing(tx, member);
        if (current !== undefined && current.version !== type.version - 1)
          return yield* Effect.fail({ _tag: "MeasurementTypeVersionConflict" as const, current });
        yield* makeRoom(tx, member, type);
        return yield* put(tx, member, type, false);
      }),
    ),

  remove: (member, id) =>
    memberTransaction(sql, member, (tx) =>
      Effect.flatMap(stored(tx, member, id), (known) =>
        known === undefined ? notFound(id) : put(tx, member, known.type, true),
      ),
    ),

  restore: (member, id) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<readonly OwnMeasurementType[], MeasurementTypeNotFound | Full> {
        const known = yield* stored(tx, member, id);
        if (known === undefined) return yield* notFound(id);
        yield* makeRoom(tx, member, known.type);
        return yield* put(tx, member, known.type, false);
      }),
    ),

  // W106
  bmiLimits: (member) =>
    Effect.map(
      sql<{ readonly limits: BmiLimits }>`
        select bmi_limits as limits from measurement_choice where member_id = ${member}`,
      ([row]) => row?.limits ?? "general",
    ),

  chooseBmiLimits: (member, limits) =>
    Effect.asVoid(sql`
      insert into measurement_choice (member_id, bmi_limits) values (${member}, ${limits})
      on conflict (member_id) do update set bmi_limits = excluded.bmi_limits`),
});
