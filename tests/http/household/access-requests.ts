import type { AccessRequests, AccessRoom, WalkRequests } from "../support/access-requests.ts";
import { id, joined } from "../support/harness.ts";

const PATH = "/api/services/household";
const food = id(2600);
const bread = {
  description: "Bread of the house",
  basis: "eu",
  per: "100g",
  servings: [],
  nutritional_contents: {},
  version: 0,
};

export const accessRequests: AccessRequests = {
  "household.household": [PATH],
  "household.foundHousehold": [PATH, { id: id(2601), name: "Home" }],
  "household.renameHousehold": [PATH, { version: 1, name: "Home" }],
  "household.inviteToHousehold": [`${PATH}/invitations`, { id: id(2602) }],
  "household.lookAtInvitation": [`${PATH}/invitations/look`, { code: "nothing" }],
  "household.acceptInvitation": [`${PATH}/invitations/accept`, { code: "nothing" }],
  "household.endInvitation": [`${PATH}/invitations/${id(2603)}`],
  "household.removeFromHousehold": [`${PATH}/removals`, { id: id(2699) }],
  "household.handOverHousehold": [`${PATH}/owner`, { id: id(2699) }],
  "household.allowLogging": [`${PATH}/logging`, { allows_logging: true }],
  "household.ownShares": [`${PATH}/shares/look`, { ids: [food] }],
  "household.shareThing": [`${PATH}/shares`, { kind: "food", id: food, shared: true }],
  "household.sharedThings": [`${PATH}/shared?kind=food`],
};

export const namingRequests: AccessRoom["namingRequests"] = (username, newId) => ({
  "household.inviteToHousehold": [`${PATH}/invitations`, { id: newId(), username }],
});

export const prepareBlocked: AccessRoom["prepareBlocked"] = async ({ walker, target, names, newId }) => {
  await walker.send("POST", PATH, { id: newId(), name: "Ours" });
  await target.send("POST", PATH, { id: newId(), name: "Theirs" });
  await target.send("POST", `${PATH}/invitations`, { id: newId(), username: names.walker });
};

export const prepare: AccessRoom["prepare"] = async ({ ada }) => {
  await ada.send("POST", PATH, { id: id(2601), name: "Home" });
  await ada.send("POST", `${PATH}/invitations`, { id: id(2603) });
  await ada.send("POST", `/api/services/own-foods/${food}`, bread);
};

type Mine = {
  readonly household: {
    readonly people: readonly { readonly id: string; readonly username: string }[];
    readonly invitations: readonly { readonly id: string; readonly code?: string }[];
  };
};
const mine = async (response: Promise<Response>): Promise<Mine["household"]> =>
  ((await (await response).json()) as Mine).household;
const idOf = ({ people }: Mine["household"], name: string): string =>
  people.find(({ username }) => username === name)?.id ?? "";

// Hugo is in the household already: their fridge was prepared.
export const walkRequests: WalkRequests = {
  "household.lookAtInvitation": async ({ ada }) => {
    const { invitations } = await mine(ada.send("POST", `${PATH}/invitations`, { id: id(2604) }));
    return [`${PATH}/invitations/look`, { code: invitations.find((one) => one.id === id(2604))?.code }];
  },
  "household.removeFromHousehold": async ({ server, ada }) => {
    const ivy = await joined(server, "ivy");
    await ada.send("POST", `${PATH}/invitations`, { id: id(2605), username: "ivy" });
    const household = await mine(ivy.send("POST", `${PATH}/invitations/accept`, { id: id(2605) }));
    return [`${PATH}/removals`, { id: idOf(household, "ivy") }];
  },
  "household.handOverHousehold": async ({ ada }) => [`${PATH}/owner`, { id: idOf(await mine(ada.get(PATH)), "hugo") }],
};
