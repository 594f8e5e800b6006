import { AdminUseCases } from "@morsel/application/admin/use-cases";
import { isAdmin, type MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeAudit, writeEntryState, writeJobs, writeMembers, writeSeen } from "../../http-contract/admin/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { activeSession } from "../identity/session/active-session.ts";
import { defineFirstData } from "../platform/first-data.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { limitedMember } from "../requests/limited-member.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { forMember } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

const PAGE = 50;

export const adminEntryHandlers = defineHandlers(
  "adminEntry",
  { useCases: AdminUseCases, limits: RateLimits },
  ({ useCases: { entry, firstAdmin }, limits }) => {
    /** Codes and links are guessed slowly. */
    const limited = limitedMember(limits);
    const state = Effect.flatMap(activeSession, entry.state);
    return HttpApiBuilder.group(Api, "adminEntry", (handlers) =>
      handlers
        .handle("entryState", () => reply(state, writeEntryState))
        .handle("enterAdmin", ({ payload: { code } }) =>
          limited("accountLink", () =>
            reply(
              Effect.andThen(
                Effect.flatMap(activeSession, (active) => entry.enter(active, code)),
                state,
              ),
              writeEntryState,
            ),
          ),
        )
        .handle("claimFirstAdmin", ({ payload: { token } }) =>
          limited("accountLink", (member) =>
            reply(Effect.andThen(firstAdmin.claim(member, token), state), writeEntryState),
          ),
        ),
    );
  },
);

export const adminHandlers = defineHandlers("admin", { useCases: AdminUseCases }, ({ useCases }) => {
  const { acts, members, jobs, audit } = useCases;
  type Given = { readonly id: string; readonly reason: string };
  const act = <E extends { readonly _tag: string }>(
    subject: MemberId,
    { id, reason }: Given,
    done: (request: Parameters<typeof acts.endSessions>[0]) => Effect.Effect<void, E>,
  ) => Effect.flatMap(CurrentMember, (actor) => reply(done({ id, actor, subject, reason }), () => ({ id })));
  return HttpApiBuilder.group(Api, "admin", (handlers) =>
    handlers
      .handle("adminMembers", ({ query: { query: text = "", view = "all", limit = PAGE, cursor } }) =>
        reply(members.list({ text, view, limit, cursor }), writeMembers),
      )
      .handle("adminMember", ({ params: { id } }) => reply(members.see(id), writeSeen))
      .handle("auditLog", ({ query: { act: only, member, admin, limit = PAGE, cursor } }) =>
        reply(
          audit({
            limit,
            cursor,
            ...(only === undefined ? {} : { act: only }),
            ...(member === undefined ? {} : { subject: member }),
            ...(admin === undefined ? {} : { actor: admin }),
          }),
          writeAudit,
        ),
      )
      .handle("adminJobs", ({ query: { limit = PAGE, cursor } }) =>
        reply(
          Effect.zipWith(jobs.queue, jobs.dead({ limit, cursor }), (queue, page) => ({ queue, ...page })),
          writeJobs,
        ),
      )
      .handle("retryJob", ({ payload }) =>
        forMember((actor) => reply(jobs.retry({ ...payload, actor }), () => ({ id: payload.id }))),
      )
      .handle("removeJob", ({ payload }) =>
        forMember((actor) => reply(jobs.remove({ ...payload, actor }), () => ({ id: payload.id }))),
      )
      .handle("suspendMember", ({ params, payload: { until, ...given } }) =>
        act(params.id, given, (request) =>
          acts.suspend({ ...request, until: until === undefined ? undefined : Date.parse(until) }),
        ),
      )
      .handle("endSuspension", ({ params, payload }) => act(params.id, payload, acts.endSuspension))
      .handle("setRole", ({ params, payload: { role, ...given } }) =>
        act(params.id, given, (request) => acts.setRole({ ...request, role })),
      )
      .handle("endMemberSessions", ({ params, payload }) => act(params.id, payload, acts.endSessions))
      .handle("eraseMember", ({ params, payload: { confirmation: username, ...given } }) =>
        act(params.id, given, (request) => acts.erase({ ...request, username })),
      ),
  );
});

/** W531: for others than admins there is no such page. */
export const adminFirstData = defineFirstData({}, () => ({ path, reader }) => {
  if (!/^\/admin(?:\/|$)/.test(path)) return undefined;
  return Effect.succeed({ query: [], isHidden: !isAdmin(reader?.member.roles) });
});
