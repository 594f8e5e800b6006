import type { Exercise, ExerciseId } from "@morsel/domain/exercise";

const cardio = (code: string, name: string, group: string, met: number, words?: string): Exercise => ({
  id: `c-${code}` as ExerciseId,
  kind: "cardio",
  name,
  group,
  met,
  ...(words === undefined ? {} : { words }),
});

const strength = (id: string, name: string, group: string, words?: string): Exercise => ({
  id: `s-${id}` as ExerciseId,
  kind: "strength",
  name,
  group,
  ...(words === undefined ? {} : { words }),
});

/** A few of those that ship. */
export const SAMPLE_EXERCISES: readonly Exercise[] = [
  cardio("01015", "Cycling", "Cycling", 7.5, "bike bicycle biking"),
  cardio("01030", "Cycling, moderate, 19.3–22.4 km/h (12–13.9 mph)", "Cycling", 8, "bike bicycle"),
  cardio("02054", "Weight training, several exercises, 8–15 repetitions", "Gym and fitness", 3.5, "strength gym"),
  cardio("02150", "Yoga, hatha", "Gym and fitness", 2.5),
  cardio("12020", "Jogging", "Running", 7, "run jog"),
  cardio("12030", "Running, 8 km/h (5 mph)", "Running", 8.3, "run jog"),
  cardio("12050", "Running, 9.7 km/h (6 mph)", "Running", 9.8, "run jog"),
  cardio("12150", "Running", "Running", 8, "run jog treadmill"),
  cardio("17160", "Walking", "Walking", 3.5, "walk stroll"),
  cardio("17165", "Walking the dog", "Walking", 3, "walk"),
  cardio("18310", "Swimming, leisurely", "Water sports", 6, "swim pool"),
  strength("barbell-bench-press-medium-grip", "Barbell Bench Press - Medium Grip", "Chest", "barbell"),
  strength("barbell-squat", "Barbell Squat", "Quadriceps", "barbell back"),
  strength("barbell-deadlift", "Barbell Deadlift", "Lower back", "barbell"),
  strength("pullups", "Pullups", "Lats", "body only pull ups"),
];
