import type { AccessRequests, AccessRoom, WalkRequests } from "../support/access-requests.ts";
import { id, joined } from "../support/harness.ts";

const PATH = "/api/services/coach";
const DAY = "2026-03-05";
const grant = (grantId: string) => ({ id: grantId, scopes: ["days", "body", "reports"], days: 30 });

export const accessRequests: AccessRequests = {
  "coach.coachGrants": [`${PATH}/grants`],
  "coach.grantCoach": [`${PATH}/grants`, grant(id(4_900_000))],
  "coach.coachViews": [`${PATH}/views`],
  "coach.previewCoachLink": [`${PATH}/look`, { code: "nothing" }],
  "coach.acceptCoachLink": [`${PATH}/accept`, { code: "nothing" }],
  "coach.coachClients": [`${PATH}/clients`],
  "coach.clientDay": [`${PATH}/clients/jan/days/${DAY}`],
  "coach.clientBody": [`${PATH}/clients/jan/body`],
  "coach.clientReport": [`${PATH}/clients/jan/report`],
  "coachComments.coachCommentsOn": [`${PATH}/comments?date=${DAY}`],
  "coachComments.coachCommentDays": [`${PATH}/comments/days`],
  "coachComments.answerCoach": [`${PATH}/comments`, { id: id(4_900_010), coach: "jan", date: DAY, text: "Thanks." }],
  "coachComments.hideCoachComment": [`${PATH}/comments/hide`, { id: id(4_900_012) }],
  "coachComments.reportCoachComment": [
    `${PATH}/comments/report`,
    { id: id(4_900_013), comment_id: id(4_900_012), reason: "spam", text: "" },
  ],
  "coachComments.clientComments": [`${PATH}/clients/jan/days/${DAY}/comments`],
  "coachComments.commentOnClient": [
    `${PATH}/clients/jan/comments`,
    { id: id(4_900_011), date: DAY, text: "Well done." },
  ],
  "coach.endCoaching": [`${PATH}/end`, { id: id(4_900_000) }],
};

let codeOfKim = "";
const linkOf = async (): Promise<readonly [string, unknown]> => [`${PATH}/look`, { code: codeOfKim }];

export const walkRequests: WalkRequests = {
  "coach.previewCoachLink": linkOf,
  "coach.acceptCoachLink": async () => [`${PATH}/accept`, { code: codeOfKim }],
  "coach.clientDay": async ({ inDays }) => [`${PATH}/clients/jan/days/${inDays(0)}`],
};

export const namingRequests: AccessRoom["namingRequests"] = (username) => ({
  "coach.clientDay": [`${PATH}/clients/${username}/days/${DAY}`],
  "coach.clientBody": [`${PATH}/clients/${username}/body`],
  "coach.clientReport": [`${PATH}/clients/${username}/report`],
  "coachComments.answerCoach": [`${PATH}/comments`, { id: id(4_900_020), coach: username, date: DAY, text: "Thanks." }],
  "coachComments.clientComments": [`${PATH}/clients/${username}/days/${DAY}/comments`],
  "coachComments.commentOnClient": [
    `${PATH}/clients/${username}/comments`,
    { id: id(4_900_021), date: DAY, text: "Well done." },
  ],
});

const codeFrom = async (response: Response): Promise<string> => {
  const { items } = (await response.json()) as { readonly items: readonly { readonly code?: string }[] };
  return items[0]?.code ?? "";
};

/** Each coaches the other. */
export const prepareBlocked: AccessRoom["prepareBlocked"] = async ({ walker, target, newId }) => {
  for (const [client, coach] of [
    [walker, target],
    [target, walker],
  ] as const) {
    const code = await codeFrom(await client.send("POST", `${PATH}/grants`, grant(newId())));
    await coach.send("POST", `${PATH}/accept`, { code });
  }
};

/** Ada and Jan coach each other, and Jan has commented; Kim's link waits. */
export const prepare: AccessRoom["prepare"] = async ({ server, ada }) => {
  const [jan, kim] = [await joined(server, "jan"), await joined(server, "kim")];
  const code = await codeFrom(await jan.send("POST", `${PATH}/grants`, grant(id(4_900_001))));
  await ada.send("POST", `${PATH}/accept`, { code });
  const back = await codeFrom(await ada.send("POST", `${PATH}/grants`, grant(id(4_900_003))));
  await jan.send("POST", `${PATH}/accept`, { code: back });
  await jan.send("POST", `${PATH}/clients/ada/comments`, { id: id(4_900_012), date: DAY, text: "Well done." });
  codeOfKim = await codeFrom(await kim.send("POST", `${PATH}/grants`, grant(id(4_900_002))));
};
