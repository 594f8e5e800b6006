import { NO_PASSWORD } from "@morsel/domain/identity";
import { LinkStore } from "@morsel/application/sign-in-methods/link-store";
import { randomUUID } from "node:crypto";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import type { MeasurementId } from "@morsel/domain/measurements";
import { firstUnits, type UnitPreferences } from "@morsel/domain/units";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, atOnce, MONDAY, refusal, run, someGoals, type Fresh, type Stores } from "../stores.ts";
import { uuidv7 } from "../../support/member.ts";

const HASH = "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA";

export const memberStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the MemberStore contract`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await fresh();
    });

    it("ID103 a member without a password lands with a link that lets them in, or not at all", async () => {
      const links = stores.get(LinkStore);
      const link = { provider: "work", subject: randomUUID(), linkedAt: 1000 };
      const [ada, ben] = [aMember(), aMember()];
      await run(stores.members.create(ada, NO_PASSWORD, someGoals(), undefined, { links: [link] }));
      expect(await run(links.all(ada.id))).toEqual([link]);
      const late = stores.members.create(ben, NO_PASSWORD, someGoals(), undefined, { links: [link] });
      expect(await refusal(late)).toEqual({ _tag: "NoWayIn" });
      expect(await run(stores.members.byId(ben.id))).toBeUndefined();
      // With a password the link is left out.
      await run(stores.members.create(ben, "a hash", someGoals(), undefined, { links: [link] }));
      expect(await run(links.all(ben.id))).toEqual([]);
    });

    it("keeps a member as given, with password and first goals", async () => {
      const ada = aMember();
      const goals = someGoals();
      await run(stores.members.create(ada, HASH, goals));
      expect(await run(stores.members.byId(ada.id))).toEqual(ada);
      expect(await run(stores.members.byLogin(ada.username))).toEqual({ member: ada, password: HASH });
      expect(await run(stores.goals.on(ada.id, MONDAY))).toEqual(goals);
    });

    it("W55 keeps the first weight with the member, and none of one who is refused", async () => {
      const measurements = stores.get(MeasurementStore);
      const [ada, id] = [aMember(), uuidv7() as MeasurementId];
      const weight = { id, type: "Weight", date: MONDAY, value: 71.3, version: 1 } as const;
      await run(stores.members.create(ada, HASH, someGoals(), weight));
      expect(await run(measurements.newest(ada.id, "Weight", { limit: 9 }))).toEqual([weight]);
      const rival = aMember({ email: ada.email });
      await refusal(stores.members.create(rival, HASH, someGoals(), weight));
      expect(await run(measurements.newest(rival.id, "Weight", { limit: 9 }))).toEqual([]);
      // From then on it is a weight like every other.
      await run(measurements.remove(ada.id, [id]));
      expect(await run(measurements.newest(ada.id, "Weight", { limit: 9 }))).toEqual([]);
    });

    it("J12 units are the country's until they are chosen, and each choice leaves the others alone", async () => {
      const ada = aMember();
      await run(stores.members.create(ada, HASH, someGoals()));
      const first = firstUnits(ada.profile.country);
      const choose = (units: Partial<UnitPreferences>) => stores.members.changeProfile(ada.id, { units });
      expect(await run(choose({}))).toEqual(ada.profile);
      expect((await run(choose({ water: "cups" }))).units).toEqual({ ...first, water: "cups" });
      await atOnce([choose({ energy: "kilojoules" }), choose({ bodyWeight: "pounds" })]);
      const units = { ...first, water: "cups" as const, energy: "kilojoules" as const, bodyWeight: "pounds" as const };
      expect(await run(stores.members.byId(ada.id))).toEqual({
        ...ada,
        profile: { ...ada.profile, units, version: 3 },
      });
    });

    it("ID106 of two who change a user after the same version one does, and the other is told what stands", async () => {
      const ada = aMember();
      await run(stores.members.create(ada, HASH, someGoals()));
      const move = (timeZone: string, seen?: number) =>
        stores.members.changeProfile(ada.id, { where: { timeZone } }, seen);
      const { won, refusals } = await atOnce([move("Asia/Tokyo", 0), move("Asia/Seoul", 0), move("Asia/Manila", 0)]);
      expect([won.length, refusals.length]).toEqual([1, 2]);
      const current = (await run(stores.members.byId(ada.id)))?.profile;
      expect(current).toMatchObject({ version: 1, country: ada.profile.country });
      expect(refusals[0]).toEqual({ _tag: "UserVersionConflict", current });
      // A repeat is harmless, and who names no version has the last word.
      expect(await run(move(current?.timeZone ?? "", 0))).toEqual(current);
      expect(await run(move("Europe/Oslo"))).toMatchObject({ timeZone: "Europe/Oslo", version: 2 });
    });

    it("who is not there is undefined", async () => {
      const nobody = aMember();
      expect(await run(stores.members.byId(nobody.id))).toBeUndefined();
      expect(await run(stores.members.byLogin(nobody.email))).toBeUndefined();
      expect(await run(stores.members.isEmailTaken(nobody.email))).toBe(false);
      expect(await run(stores.members.isUsernameTaken(nobody.username))).toBe(false);
    });

    it("is found by name and by e-mail, in any case, and answers the name as it was written", async () => {
      const plain = aMember();
      const ada = { ...plain, username: `Ada-${plain.username.slice(2)}`, email: `Ada.${plain.email}` };
      await run(stores.members.create(ada, HASH, someGoals()));
      for (const login of [ada.username, ada.email])
        for (const typed of [login, login.toLowerCase(), login.toUpperCase()])
          expect((await run(stores.members.byLogin(typed)))?.member).toEqual(ada);
      expect(await run(stores.members.isEmailTaken(ada.email.toUpperCase()))).toBe(true);
      expect(await run(stores.members.isUsernameTaken(ada.username.toUpperCase()))).toBe(true);
    });

    it("a login is a name, not a pattern", async () => {
      await run(stores.members.create(aMember(), HASH, someGoals()));
      for (const login of ["%", "_", "*", "' or 1=1 --", "m-%", ""])
        expect(await run(stores.members.byLogin(login))).toBeUndefined();
    });

    it("e-mail and username are unique without case; who is refused leaves nothing behind", async () => {
      const ada = aMember();
      await run(stores.members.create(ada, HASH, someGoals()));
      const sameEmail = aMember({ email: ada.email.toUpperCase() });
      expect(await refusal(stores.members.create(sameEmail, HASH, someGoals()))).toEqual({ _tag: "EmailTaken" });
      const sameName = aMember({ username: ada.username.toUpperCase() });
      expect(await refusal(stores.members.create(sameName, HASH, someGoals()))).toEqual({ _tag: "UsernameTaken" });
      const both = aMember({ username: ada.username, email: ada.email });
      expect(await refusal(stores.members.create(both, HASH, someGoals()))).toEqual({ _tag: "EmailTaken" });
      for (const { id } of [sameEmail, sameName, both]) {
        expect(await run(stores.members.byId(id))).toBeUndefined();
        expect(await run(stores.goals.on(id, MONDAY))).toBeUndefined();
      }
      expect(await run(stores.members.isUsernameTaken(sameEmail.username))).toBe(false);
      expect(await run(stores.members.isEmailTaken(sameName.email))).toBe(false);
    });

    it("of several who take one name at once, one gets it", async () => {
      const [first, ...others] = [aMember(), aMember(), aMember(), aMember()];
      const rivals = [first, ...others.map((member) => ({ ...member, username: first.username.toUpperCase() }))];
      const { won, refusals } = await atOnce(rivals.map((member) => stores.members.create(member, HASH, someGoals())));
      expect(won).toHaveLength(1);
      expect(refusals).toEqual(others.map(() => ({ _tag: "UsernameTaken" })));
    });

    it("of several who take one e-mail at once, one gets it", async () => {
      const [first, ...others] = [aMember(), aMember(), aMember(), aMember()];
      const rivals = [first, ...others.map((member) => ({ ...member, email: first.email.toUpperCase() }))];
      const { won, refusals } = await atOnce(rivals.map((member) => stores.members.create(member, HASH, someGoals())));
      expect(won).toHaveLength(1);
      expect(refusals).toEqual(others.map(() => ({ _tag: "EmailTaken" })));
    });
  });
