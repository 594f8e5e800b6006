import { makeHttpTransport } from "@morsel/adapters/http-client/transport/http-transport";
import { foodsClient } from "@morsel/adapters/http-client/foods/foods-client";
import { sessionClient } from "@morsel/adapters/http-client/identity/session-client";
import { problemDetails } from "@morsel/adapters/http-server/responses/responses";
import type { FoodId } from "@morsel/domain/foods";
import { Cause, Effect, Exit } from "effect";
import { expect, it } from "vitest";
import { apiOver } from "./support/api-over.ts";
import { ORIGIN } from "./support/harness.ts";

/** Result for a page whose server gives just this answer. */
const given = async (status: number, body: unknown) => {
  const fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status }));
  const foods = foodsClient(apiOver(ORIGIN, fetch));
  const asks = [
    foods.search("b", 5),
    foods.food("sr28-09040" as FoodId),
    sessionClient(makeHttpTransport(ORIGIN, fetch)).signOut,
  ];
  return Promise.all(
    asks.map(async (ask) => {
      const exit = await Effect.runPromiseExit<unknown, unknown>(ask);
      return Exit.isSuccess(exit) ? "answered" : Cause.squash(exit.cause);
    }),
  );
};

it("an answer that nobody can read, and a refusal that nobody foresaw, is a fault and not the network", async () => {
  for (const [status, body] of [
    [200, { items: "none" }],
    [200, null],
    [500, problemDetails("Failed")],
    [403, problemDetails("OriginRefused")],
    [404, problemDetails("NotFound")],
    [418, "teapot"],
  ] as const)
    for (const problem of (await given(status, body)).slice(0, 2)) expect(problem).toBeInstanceOf(Error);
  expect(String((await given(500, problemDetails("Failed")))[0])).toContain("500 urn:morsel:problem:Failed");
  expect((await given(403, problemDetails("CsrfRefused")))[2]).toBeInstanceOf(Error);
});

it("a search that is slowed down says how long", async () => {
  expect((await given(429, problemDetails("TooManyTries", { retry_after: 7 })))[0]).toEqual({
    _tag: "TooManyTries",
    retryAfterSeconds: 7,
  });
});
