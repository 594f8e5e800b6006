import * as Effect from "effect/Effect";
import {
  MEASUREMENT_TYPE_REFUSALS,
  refuseMeasurementType,
  type MeasurementTypesAreFull,
  type MeasurementTypeTaken,
  byTypeName,
  type BmiLimits,
  type OwnMeasurementType,
} from "@morsel/domain/measurements";
import type { MeasurementTypeStore } from "@morsel/application/measurements/measurement-type-store";
import { makeVersionedListStore } from "@morsel/application/versioned-records/versioned-list-store";
import { checkAgainstOthers } from "@morsel/application/versioned-records/versioned-store";
import type { MemberId } from "@morsel/domain/identity";
import type { Sql } from "../engine/sql.ts";
import { makeSqlVersionedStore, storedRow, type VersionedTable } from "../versioned-records/versioned-store.ts";

const typeOf = ({ id, name, unit, version }: OwnMeasurementType): OwnMeasurementType => ({ id, name, unit, version });

const activeTypes = (sql: Sql, member: MemberId): Effect.Effect<readonly OwnMeasurementType[]> =>
  Effect.map(
    sql<OwnMeasurementType>`
      select id, name, unit, version from measurement_type where member_id = ${member} and is_deleted = 0`,
    (rows) => rows.map(typeOf).toSorted(byTypeName),
  );

const table: VersionedTable<OwnMeasurementType, MeasurementTypeTaken | MeasurementTypesAreFull> = (sql, member) => ({
  stored: (id) =>
    storedRow(
      sql<OwnMeasurementType & { readonly isDeleted: number }>`
        select id, name, unit, version, is_deleted as "isDeleted"
        from measurement_type where member_id = ${member} and id = ${id}`,
      typeOf,
    ),
  put: ({ record: { id, name, unit, version }, isDeleted }) => sql`
    insert into measurement_type (member_id, id, name, unit, version, is_deleted)
    values (${member}, ${id}, ${name}, ${unit}, ${version}, ${isDeleted ? 1 : 0})
    on conflict (member_id, id) do update
      set name = excluded.name, unit = excluded.unit, version = excluded.version, is_deleted = excluded.is_deleted`,
  check: checkAgainstOthers(refuseMeasurementType, activeTypes(sql, member)),
});

export const makeSqlMeasurementTypeStore = (sql: Sql): MeasurementTypeStore => ({
  ...makeVersionedListStore(makeSqlVersionedStore(sql, table, MEASUREMENT_TYPE_REFUSALS), (member) =>
    activeTypes(sql, member),
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
