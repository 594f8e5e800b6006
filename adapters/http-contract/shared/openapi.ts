import * as Context from "effect/Context";
import * as HttpApi from "effect/http-api/HttpApi";
import type { TokenScope } from "@morsel/domain/identity";
import { Access, OpenWhileLeaving, scopeOf, UploadLimit, type Caller } from "./access.ts";
import { Api } from "../api.ts";

export type EndpointFacts = {
  readonly group: string;
  readonly name: string;
  readonly method: string;
  /** With parameters as ":id". */
  readonly path: string;
  readonly caller: Caller;
  /** J28 */
  readonly isOpenWhileLeaving: boolean;
  /** W352: undefined where a token is not taken, or none is needed. */
  readonly scope?: TokenScope;
  /** Maximum size of an uploaded file; absent for endpoints that take none. */
  readonly uploadBytes?: number;
};

/** Every endpoint of the contract with its permitted callers, in the contract's order. */
export const endpoints = (): readonly EndpointFacts[] => {
  const found: EndpointFacts[] = [];
  HttpApi.reflect(Api, {
    onGroup: () => undefined,
    onEndpoint: ({ group, endpoint, mergedAnnotations }) => {
      const caller = Context.getOrUndefined(mergedAnnotations as Context.Context<Access>, Access);
      const isOpenWhileLeaving = Context.get(mergedAnnotations as Context.Context<never>, OpenWhileLeaving);
      const uploadBytes = Context.getOrUndefined(mergedAnnotations as Context.Context<UploadLimit>, UploadLimit);
      const scope =
        caller === "visitor" ? undefined : scopeOf(mergedAnnotations as Context.Context<never>, endpoint.method);
      if (caller === undefined) throw new Error(`${endpoint.identifier} does not say who may call it`);
      const path = endpoint.path.length > 1 ? endpoint.path.replace(/\/$/, "") : endpoint.path;
      found.push({
        group: group.identifier,
        name: endpoint.identifier,
        method: endpoint.method,
        path,
        caller,
        isOpenWhileLeaving,
        ...(scope === undefined ? {} : { scope }),
        ...(uploadBytes === undefined ? {} : { uploadBytes }),
      });
    },
  });
  return found;
};
