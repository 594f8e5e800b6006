import type { EnergyAnswer } from "@morsel/domain/expenditure";
import type { ExpenditureStore } from "@morsel/application/expenditure/expenditure-store";
import type { GoalsVersionConflict } from "@morsel/application/goals/goal-store";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";
import { putGoals } from "../goals/put-goals.ts";

type AnswerRow = { readonly answer: string };

const answerOf = ({ answer }: AnswerRow): EnergyAnswer => JSON.parse(answer);

/** Sorts behind every day. */
const AFTER_THE_LAST = "~";

export const makeSqlExpenditureStore = (sql: Sql): ExpenditureStore => ({
  isOn: (member) =>
    Effect.map(
      sql<{ readonly isOn: number }>`select is_on as "isOn" from expenditure_choice where member_id = ${member}`,
      ([row]) => row?.isOn === 1,
    ),

  turn: (member, isOn) =>
    memberTransaction(sql, member, (tx) =>
      Effect.asVoid(tx`
          insert into expenditure_choice (member_id, is_on) values (${member}, ${isOn ? 1 : 0})
          on conflict (member_id) do update set is_on = excluded.is_on`),
    ),

  answerOf: (member, week) =>
    Effect.map(
      sql<AnswerRow>`select answer from energy_answer where member_id = ${member} and week = ${week}`,
      ([row]) => row && answerOf(row),
    ),

  answer: (member, answer, goals) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, GoalsVersionConflict> {
        const [row] = yield* tx<AnswerRow>`
          select answer from energy_answer where member_id = ${member} and week = ${answer.week}`;
        const before = row && answerOf(row);
        if (before !== undefined && (before.answer === "accepted" || answer.answer === "refused")) return;
        if (goals !== undefined) yield* putGoals(tx, member, goals);
        yield* tx`
          insert into energy_answer (member_id, week, answer)
          values (${member}, ${answer.week}, ${JSON.stringify(answer)})
          on conflict (member_id, week) do update set answer = excluded.answer`;
      }),
    ),

  answers: (member, { limit, before = AFTER_THE_LAST }) =>
    Effect.map(
      sql<AnswerRow>`
        select answer from energy_answer where member_id = ${member} and week < ${before}
        order by week desc limit ${limit}`,
      (rows) => rows.map(answerOf),
    ),
});
