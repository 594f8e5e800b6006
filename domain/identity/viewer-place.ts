import { viewerCountry } from "./in-app-client.ts";

/** Headers that name a viewer's place, and if a declared proxy wrote them. */
export type PlaceHeaders = {
  readonly override: string | undefined;
  readonly edge: string | undefined;
  readonly state: string | undefined;
  readonly isBelieved: boolean;
};

/** ID29, W205: country, and state within it; two letters each, of a header of any length only what is that is looked at. */
export const viewerPlace = ({
  override,
  edge,
  state,
  isBelieved,
}: PlaceHeaders): { readonly userCountry: string; readonly userState: string } =>
  isBelieved
    ? {
        userCountry: viewerCountry(override, edge),
        userState: state !== undefined && /^[A-Za-z]{2}$/.test(state) ? state.toUpperCase() : "",
      }
    : { userCountry: viewerCountry(undefined, undefined), userState: "" };
