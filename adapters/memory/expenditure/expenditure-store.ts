import type { EnergyAnswer } from "@morsel/domain/expenditure";
import type { ExpenditureStore } from "@morsel/application/expenditure/expenditure-store";
import type { GoalStore } from "@morsel/application/goals/goal-store";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memoryTable, type MemoryState } from "../platform/state.ts";

const choicesTable = memoryTable(() => new Map<MemberId, boolean>());
/** The answers of each member, the latest week first. */
const answersTable = memoryTable(() => new Map<MemberId, readonly EnergyAnswer[]>());

export type ExpenditureStorePorts = { readonly state: MemoryState; readonly goals: GoalStore };

export const makeMemoryExpenditureStore = ({ state, goals: goalStore }: ExpenditureStorePorts): ExpenditureStore => {
  const answersOf = (member: MemberId) => state.of(answersTable).get(member) ?? [];
  return {
    isOn: (member) => Effect.sync(() => state.of(choicesTable).get(member) ?? false),
    turn: (member, isOn) => Effect.sync(() => void state.of(choicesTable).set(member, isOn)),
    answerOf: (member, week) => Effect.sync(() => answersOf(member).find((one) => one.week === week)),
    answer: (member, answer, goals) =>
      Effect.suspend(() => {
        const before = answersOf(member).find(({ week }) => week === answer.week);
        if (before !== undefined && (before.answer === "accepted" || answer.answer === "refused")) return Effect.void;
        return Effect.tap(goals === undefined ? Effect.void : goalStore.put(member, goals), () =>
          Effect.sync(() => {
            const others = answersOf(member).filter(({ week }) => week !== answer.week);
            state.of(answersTable).set(
              member,
              [...others, answer].toSorted((a, b) => (a.week > b.week ? -1 : 1)),
            );
          }),
        );
      }),
    answers: (member, { limit, before }) =>
      Effect.sync(() =>
        answersOf(member)
          .filter(({ week }) => before === undefined || week < before)
          .slice(0, limit),
      ),
  };
};
