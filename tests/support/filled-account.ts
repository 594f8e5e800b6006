import { dayBefore, logMeals, memberWithDay, today } from "./journey.ts";
import { newMember, uuidv7, type SignedInMember } from "./member.ts";

const write = async (member: SignedInMember, method: string, path: string, body: unknown): Promise<void> => {
  const answer = await member.call(`/api/services/${path}`, { method, body });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
};

/** Message that every filled account has received. */
export const SAMPLE_MESSAGE = "019cdb02-0000-7000-8000-000000000020";

/** Topic of the forum that every filled account has written in; the site has it once. */
export const SAMPLE_TOPIC = "019cdb02-0000-7000-8000-000000000520";

/** A member with two days of food, exercise, steps, an own exercise, a routine and a message: every screen that shows energy has some. */
export const memberWithEverything = async (origin: string): Promise<SignedInMember> => {
  const member = await memberWithDay(origin, today());
  await logMeals(member, dayBefore(today()), [["lunch", "sr28-11090", 180]]);
  await write(member, "POST", `exercise/diary/${today()}/entries`, {
    entries: [{ id: uuidv7(), exercise_id: "c-12150", minutes: 30 }],
  });
  await write(member, "POST", "steps", { counts: [{ date: today(), steps: 9000 }] });
  await write(member, "POST", `exercise/mine/${uuidv7()}`, { kind: "cardio", name: "Parkour", met: 8, version: 0 });
  await write(member, "POST", `exercise/routines/${uuidv7()}`, {
    name: "Morning",
    items: [{ exercise_id: "c-12150", minutes: 20 }],
    version: 0,
  });
  const writer = await newMember(origin);
  await write(writer, "POST", "messages", {
    id: SAMPLE_MESSAGE,
    recipient: member.username,
    subject: "Lunch",
    body: "Soup at noon?",
  });
  await write(writer, "POST", "forum/topics", {
    id: SAMPLE_TOPIC,
    post_id: "019cdb02-0000-7000-8000-000000000521",
    category: "recipes",
    title: "Lentil soup that keeps for a week",
    text: "What would you **add**?\n\n> Soup is the song of the hearth.\n\n- lemon\n- paprika",
  });
  await write(member, "POST", "forum/posts", { id: uuidv7(), topic_id: SAMPLE_TOPIC, text: "Tahini, at the end." });
  return member;
};

/** The same account with energy hidden (RE17). */
export const memberInCalmMode = async (origin: string): Promise<SignedInMember> => {
  const member = await memberWithEverything(origin);
  const { dashboard, version } = (await (await member.call("/api/services/diary-settings")).json()) as {
    readonly dashboard: object;
    readonly version: number;
  };
  await write(member, "PATCH", "diary-settings", { version, dashboard: { ...dashboard, hidden: ["energy"] } });
  return member;
};
