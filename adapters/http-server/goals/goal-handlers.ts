import type { GoalsChange } from "@morsel/domain/goals";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { Api } from "../../http-contract/api.ts";
import type { GoalsChange as GoalsChangePayload } from "../../http-contract/goals/goals.ts";
import { json } from "../responses/responses.ts";
import { replyForId, replyForMember } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";
import { readDailyGoal } from "../../http-contract/shared/contents-codec.ts";
import { readBody, writeBasis } from "../../http-contract/goals/body-codec.ts";
import { writeGoals, writePlans } from "../../http-contract/goals/codec.ts";
import { writeWeek } from "../../http-contract/goals/week-codec.ts";
import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { memberGoalsOn } from "@morsel/application/goals/member-goals";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { DiaryUseCases } from "@morsel/application/diary/use-cases";
import { GoalsUseCases } from "@morsel/application/goals/use-cases";
import { defineHandlers } from "../platform/handlers.ts";

type Change = typeof GoalsChangePayload.Type;

const present = <A extends object>(fields: A): { [K in keyof A]?: Exclude<A[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof A]?: Exclude<A[K], undefined>;
  };

/** A change as the domain names it; what is left out stays as it is. */
const readChange = (change: Change): GoalsChange =>
  present({
    dailyGoals: change.daily_goals?.map(readDailyGoal),
    exerciseShares: present({
      carbohydrates: change.exercise_carbohydrates_percentage,
      protein: change.exercise_protein_percentage,
      fat: change.exercise_fat_percentage,
      saturatedFat: change.exercise_saturated_fat_percentage,
      sugar: change.exercise_sugar_percentage,
    }),
    assignExerciseEnergy: change.default_goal?.assign_exercise_energy,
    waterMl: change.water_ml,
    steps: change.steps,
    limits: change.limits,
    mealShares: change.meal_shares,
  });

const PAGE = 20;

const needs = { goals: GoalStore, today: MemberToday, useCases: GoalsUseCases, days: DiaryUseCases };

export const goalHandlers = defineHandlers("goals", needs, ({ goals: store, today, useCases, days: diary }) =>
  HttpApiBuilder.group(Api, "goals", (handlers) =>
    handlers
      .handle("goals", ({ query }) =>
        Effect.gen(function* () {
          const member = yield* CurrentMember;
          return json(writeGoals(yield* memberGoalsOn(store, member, query.date ?? (yield* today(member)))));
        }),
      )
      .handle("changeGoals", ({ payload }) =>
        Effect.gen(function* () {
          const member = yield* CurrentMember;
          return yield* reply(
            useCases.changeGoals({
              member,
              version: payload.version,
              change: readChange(payload),
              ...(payload.effective_from === undefined ? {} : { from: payload.effective_from }),
            }),
            writeGoals,
          );
        }),
      )
      .handle("goalBasis", () => replyForMember(useCases.readBasis, writeBasis))
      .handle("changeBody", ({ payload: { version, effective_from: from, keeps_energy: keepsEnergy, ...body } }) =>
        replyForMember(
          (member) => useCases.changeBody({ member, version, body: readBody(body), ...present({ from, keepsEnergy }) }),
          writeGoals,
        ),
      )
      .handle("streak", () =>
        Effect.flatMap(CurrentMember, (member) => reply(diary.readStreak(member), (days) => ({ days }))),
      )
      .handle("week", () => replyForMember(diary.readWeek, writeWeek))
      .handle("goalPlans", ({ query: { limit = PAGE, cursor } }) =>
        replyForId((member) => useCases.readPlans({ member, limit, ...present({ cursor }) }), writePlans),
      )
      .handle("takeBackPlan", ({ params: { date: effectiveFrom }, query: { version } }) =>
        replyForMember((member) => useCases.takeBackPlan({ member, effectiveFrom, version }), writeGoals),
      ),
  ),
);
