import * as Context from "effect/Context";
import * as HttpApi from "effect/http-api/HttpApi";
import * as OpenApi from "effect/http-api/OpenApi";
import { Access, OpenWhileLeaving, UploadLimit, type Caller } from "./access.ts";
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
      if (caller === undefined) throw new Error(`${endpoint.identifier} does not say who may call it`);
      const path = endpoint.path.length > 1 ? endpoint.path.replace(/\/$/, "") : endpoint.path;
      found.push({
        group: group.identifier,
        name: endpoint.identifier,
        method: endpoint.method,
        path,
        caller,
        isOpenWhileLeaving,
        ...(uploadBytes === undefined ? {} : { uploadBytes }),
      });
    },
  });
  return found;
};

type Operation = { readonly [field: string]: unknown };
type Document = { readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } } } & Record<
  string,
  unknown
>;

/** The bytes of a file as the body. */
const fileUpTo = (bytes: number): Operation => ({
  content: { "application/octet-stream": { schema: { type: "string", format: "binary", maxLength: bytes } } },
  required: true,
});

/** The document that openapi.json holds: the contract's, with the callers of each operation. */
export const openApiDocument = (): Document => {
  const document = OpenApi.fromApi(Api) as unknown as Document;
  const facts = new Map(endpoints().map((endpoint) => [`${endpoint.group}.${endpoint.name}`, endpoint]));
  const withFacts = (operation: Operation): Operation => {
    const { caller, uploadBytes } = facts.get(String(operation["operationId"])) ?? {};
    return {
      ...operation,
      ...(uploadBytes === undefined ? {} : { requestBody: fileUpTo(uploadBytes) }),
      "x-caller": caller,
      ...(caller !== undefined && caller !== "visitor" ? { security: [{ session: [] }] } : {}),
    };
  };
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, operations]) => [
      path,
      Object.fromEntries(Object.entries(operations).map(([method, operation]) => [method, withFacts(operation)])),
    ]),
  );
  const components = document["components"] as Record<string, unknown>;
  const session = { type: "apiKey", in: "cookie", name: "next-auth.session-token" };
  return { ...document, paths, components: { ...components, securitySchemes: { session } } };
};
