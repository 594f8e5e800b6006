import * as Effect from "effect/Effect";
import type { Member } from "@morsel/domain/identity";
import type { AccountStore, EventCursor } from "../account/account-store.ts";
import type { ConsentStore } from "../consent/consent-store.ts";
import type { DiarySettingsStore } from "../diary-settings/diary-settings-store.ts";
import type { ExpenditureStore } from "../expenditure/expenditure-store.ts";
import type { EnergyAnswer } from "@morsel/domain/expenditure";
import type { Favourite, FavouriteStore } from "../favourites/favourite-store.ts";
import type { MeasurementTypeStore } from "../measurements/measurement-type-store.ts";
import { type CsvCell, instantCell } from "@morsel/domain/export";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import type { RememberedMatch } from "@morsel/domain/recipes";
import { type ExportFile, paginate } from "../platform/export-file.ts";

export type ChosenPorts = {
  readonly account: AccountStore;
  readonly consents: ConsentStore;
  readonly settings: DiarySettingsStore;
  readonly expenditure: ExpenditureStore;
  readonly favourites: FavouriteStore;
  readonly types: MeasurementTypeStore;
  readonly recipes: RecipeStore;
};

type Rows = readonly (readonly CsvCell[])[];

const PROPOSALS = [
  "week",
  "answer",
  "answered_at_utc",
  "estimate_kcal",
  "estimate_low_kcal",
  "estimate_high_kcal",
  "goal_kcal",
  "proposed_kcal",
  "is_floored",
  "floor_kcal",
  "from",
  "to",
  "days",
  "complete_days",
  "intake_kcal",
  "weighings",
  "trend_from",
  "trend_to",
  "trend_from_kg",
  "trend_to_kg",
  "formula_kcal",
  "exercise_kcal",
  "weekly_change_kg",
];

/** W325: what was answered, with all that the proposal was made of. */
const proposalRow = ({ week, answer, at, estimate, proposal, inputs }: EnergyAnswer): readonly CsvCell[] => [
  week,
  answer,
  instantCell(at),
  estimate.energy,
  estimate.low,
  estimate.high,
  proposal.goal,
  proposal.energy,
  String(proposal.isFloored),
  proposal.floor,
  inputs.from,
  inputs.to,
  inputs.days,
  inputs.completeDays,
  inputs.intake,
  inputs.weighings,
  inputs.trend?.from,
  inputs.trend?.to,
  inputs.trend?.fromKg,
  inputs.trend?.toKg,
  inputs.formula,
  inputs.exercise,
  inputs.weeklyChangeKg,
];

const settingRows = (
  { settings, account, expenditure, types }: ChosenPorts,
  { id, ...member }: Member,
): Effect.Effect<Rows> =>
  Effect.map(
    Effect.all([settings.of(id), account.settings(id), expenditure.isOn(id), types.bmiLimits(id)]),
    ([diary, { sharing, mail, news, privacy }, isAdaptive, bmiLimits]): Rows => [
      ["username", member.username],
      ["email", member.email],
      ["joined_at_utc", instantCell(member.createdAt)],
      ...Object.entries(member.profile).map(([name, value]) => [
        `profile.${name}`,
        typeof value === "number" || typeof value === "string" ? value : JSON.stringify(value),
      ]),
      ["diary.nutrient_columns", diary.columns.join(" ")],
      ["diary.meals", JSON.stringify(diary.slots)],
      ["diary.day_begins_at_hour", diary.dayBeginsAt],
      ["diary.week_starts_on", diary.weekStartsOn],
      ["diary.sharing", sharing._tag],
      ["home.widgets", JSON.stringify(diary.dashboard)],
      ["mail", JSON.stringify(mail)],
      ["news", JSON.stringify(news)],
      ["privacy", JSON.stringify(privacy)],
      ["adaptive_expenditure", String(isAdaptive)],
      ["bmi_limits", String(bmiLimits)],
    ],
  );

const AT_ONCE = 100;

/** W155: what a member chose and answered, and what happened to the safety of their account. ID122: agreements and answers about consent among them. */
export const chosenFiles = (ports: ChosenPorts, member: Member): readonly ExportFile[] => {
  const { account, consents, expenditure, favourites, types, recipes } = ports;
  const { id } = member;
  const rows = <Thing>(things: Effect.Effect<readonly Thing[]>, rowOf: (thing: Thing) => readonly CsvCell[]) =>
    Effect.map(things, (all) => ({ rows: all.map(rowOf) }));
  return [
    {
      name: "energy_proposals.csv",
      columns: PROPOSALS,
      first: paginate(
        AT_ONCE,
        (before: EnergyAnswer["week"] | undefined, limit) =>
          expenditure.answers(id, { limit, ...(before === undefined ? {} : { before }) }),
        ({ week }) => week,
        (answer) => [proposalRow(answer)],
      ),
    },
    {
      name: "favourite_foods.csv",
      columns: ["food_id", "starred_at_utc"],
      first: paginate(
        AT_ONCE,
        (after: Favourite | undefined, limit) =>
          favourites.page(id, { limit, ...(after === undefined ? {} : { after }) }),
        (last) => last,
        (one) => [[one.id, instantCell(one.at)]],
      ),
    },
    {
      name: "food_words.csv",
      columns: ["word", "food_id"],
      first: rows(favourites.words(id), ({ word, foodId }) => [word, foodId]),
    },
    {
      name: "recipe_pots.csv",
      columns: ["id", "name", "weight_g"],
      first: rows(recipes.pots(id), (pot) => [pot.id, pot.name, pot.grams]),
    },
    {
      name: "recipe_matches.csv",
      columns: ["name", "food_id"],
      first: paginate(
        AT_ONCE,
        (after: RememberedMatch["name"] | undefined, limit) =>
          recipes.matches(id, { limit, ...(after === undefined ? {} : { after }) }),
        ({ name }) => name,
        ({ name, foodId }) => [[name, foodId]],
      ),
    },
    {
      name: "measurement_types.csv",
      columns: ["id", "name", "unit"],
      first: rows(types.all(id), (type) => [type.id, type.name, type.unit]),
    },
    {
      name: "security_events.csv",
      columns: ["id", "at_utc", "event", "browser", "system", "network"],
      first: paginate(
        AT_ONCE,
        (after: EventCursor | undefined, limit) => account.events(id, limit, after),
        (last): EventCursor => ({ at: last.at, id: last.id }),
        ({ id: event, at, kind, device }) => [
          [event, instantCell(at), kind, device.browser, device.system, device.network],
        ],
      ),
    },
    {
      name: "agreements.csv",
      columns: ["document", "version", "agreed_at_utc"],
      first: rows(consents.agreementsOf(id), ({ document, version, agreedAt }) => [
        document,
        version,
        instantCell(agreedAt),
      ]),
    },
    {
      name: "consents.csv",
      columns: ["domain", "region", "matrix_version", "consents", "ad_consents_last_seen"],
      first: rows(consents.linksOf(id), (link) => [
        link.domain,
        link.region,
        link.consent_matrix_version,
        JSON.stringify(link.consents),
        link.ad_consents_last_seen,
      ]),
    },
    {
      name: "settings.csv",
      columns: ["name", "value"],
      first: Effect.map(settingRows(ports, member), (all) => ({ rows: all })),
    },
  ];
};
