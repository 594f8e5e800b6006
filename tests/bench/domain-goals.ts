import iifym from "iifym.js";
import { calendarDate } from "@morsel/domain/calendar";
import { energyPlan, type ActivityFactors } from "@morsel/domain/goals";
import type { MemberProfile } from "@morsel/domain/identity";
import type { Contest } from "./contest.ts";

const dateOf = (text: string) => {
  const date = calendarDate(text);
  if (!date.ok) throw new Error(`${text} is no date`);
  return date.value;
};
const TODAY = dateOf("2026-06-30");
/** Their second level, "3 times/week", as our first. */
const FACTORS: ActivityFactors = { 1: 1.375, 2: 1.5, 3: 1.55, 4: 1.725 };

const weight = (i: number): number => 60 + (i & 1023) / 16;
const PROFILES = Array.from({ length: 1024 }, (_, i): MemberProfile => ({
  sex: i % 2 === 0 ? "female" : "male",
  birthDate: dateOf(`${1970 + (i % 32)}-03-01`),
  heightCm: 160 + (i % 40),
  weightKg: weight(i),
  goalWeightKg: weight(i),
  weeklyChangeKg: 0,
  activityLevel: 1,
  locale: "en",
  country: "US",
  timeZone: "UTC",
}));
const PEOPLE = PROFILES.map(({ sex, heightCm, weightKg }, i) => ({
  mifflinStJeor: true,
  isMetric: true,
  gender: sex,
  age: 2026 - 1970 - (i % 32),
  kg: weightKg,
  cm: heightCm,
}));

/** The only package for it in the registry with versions, tests and a licence; it takes an age where ours takes a date of birth. */
export const goalContest: Contest = {
  what: "Energy goals: at rest, by activity, in all",
  isTenfoldAsked: true,
  ours: (times) => {
    let sum = 0;
    for (let i = 0; i < times; i++) {
      const profile = PROFILES[i & 1023];
      const plan = profile === undefined ? undefined : energyPlan(profile, TODAY, { activityFactors: FACTORS });
      if (plan?.ok) sum += plan.value.energy;
    }
    return sum;
  },
  packages: {
    "iifym.js 1.0.0": (times) => {
      let sum = 0;
      for (let i = 0; i < times; i++) {
        const person = PEOPLE[i & 1023];
        if (person !== undefined) sum += iifym.tdeeGoal(iifym.tdee(iifym.bmr(person), 2), 1);
      }
      return sum;
    },
  },
  floor: (times) => {
    let sum = 0;
    for (let i = 0; i < times; i++) {
      const person = PEOPLE[i & 1023];
      if (person === undefined) continue;
      const atRest = 10 * person.kg + 6.25 * person.cm - 5 * person.age + (person.gender === "male" ? 5 : -161);
      sum += Math.round(Math.round(atRest) * 1.375);
    }
    return sum;
  },
};
