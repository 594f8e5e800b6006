import { DEFAULT_SLOTS } from "@morsel/domain/diary";
import type { CalendarDate, Instant } from "@morsel/domain/calendar";
import type { ImportBatch, ImportId, ImportSurvey } from "@morsel/domain/import";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ImportBatchSheet } from "./import-batch.tsx";

const survey: ImportSurvey = {
  source: "myfitnesspal",
  counts: { food: 1_204, water: 0, measurement: 87, exercise: 112, steps: 365 },
  from: "2024-01-06" as CalendarDate,
  to: "2025-01-05" as CalendarDate,
  leftOut: [
    { reason: "notADate", count: 1, places: [{ file: "Nutrition-Summary-2024-01-06-to-2025-01-05.csv", line: 4 }] },
    { reason: "repeatsOther", count: 14, places: [{ file: "Exercise-Summary-2024-01-06-to-2025-01-05.csv", line: 9 }] },
  ],
  doubts: [{ reason: "muchEnergy", count: 1, places: [{ file: "Nutrition-Summary.csv", line: 210 }] }],
  meals: [
    { name: "Breakfast", count: 361, meal: "breakfast", isSure: true },
    { name: "Lunch", count: 360, meal: "lunch", isSure: true },
    { name: "Post-Workout", count: 23, meal: "snacks", isSure: false },
  ],
  weights: { count: 87, min: 178.8, median: 181, max: 184.2 },
  order: { order: "monthFirst", isAsked: true },
};

const batch: ImportBatch = {
  id: "019cdb00-0000-7000-8000-000000000001" as ImportId,
  name: "File-Export-2024-01-06-to-2025-01-05.zip",
  bytes: 120_000,
  received: 120_000,
  state: "ready",
  createdAt: 1_772_000_000_000 as Instant,
  choices: {},
  progress: 0,
  survey,
};

const report = { added: survey.counts, known: 12, full: 3 };

const meta = {
  title: "Features/Import/Imported file",
  component: ImportBatchSheet,
  args: { batch, slots: DEFAULT_SLOTS, onRead: fn(), onStart: fn(), onUndo: fn(), onDiscard: fn() },
} satisfies Meta<typeof ImportBatchSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preview: Story = {};
export const PreviewOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
/** The columns of a table that nobody knows are chosen by the member. */
export const Columns: Story = {
  args: {
    batch: {
      ...batch,
      name: "tagebuch.csv",
      survey: {
        source: "table",
        counts: { food: 0, water: 0, measurement: 0, exercise: 0, steps: 0 },
        leftOut: [{ reason: "notADate", count: 2, places: [{ file: "tagebuch.csv", line: 2 }] }],
        doubts: [],
        meals: [],
        order: { order: "dayFirst", isAsked: false },
        columns: [
          { heading: "Tag" },
          { heading: "Was" },
          { heading: "Energie" },
          { heading: "Protein (g)", field: "protein:g" },
          { heading: "" },
        ],
      },
    },
  },
};
export const Reading: Story = { args: { batch: { ...batch, state: "reading" } } };
export const Importing: Story = { args: { batch: { ...batch, state: "importing", progress: 0.42 } } };
export const Imported: Story = { args: { batch: { ...batch, state: "done", progress: 1, report } } };
export const Undoing: Story = { args: { batch: { ...batch, state: "undoing", progress: 0.8, report } } };
export const Undone: Story = {
  args: { batch: { ...batch, state: "undone", report, undo: { removed: 1_400, kept: 3 } } },
};
export const Refused: Story = { args: { batch: { ...batch, state: "refused", refusal: "unknownFormat" } } };
export const Unfinished: Story = { args: { batch: { ...batch, state: "sending", received: 60_000 } } };
