import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { brand, deviceScheme, schemeOf } from "./brand.ts";

addons.setConfig({ theme: brand(deviceScheme()) });

type Told = { readonly globals: Readonly<Record<string, unknown>> };

/** The frame around the stories follows the color scheme that the toolbar sets for them. */
addons.register("morsel/scheme", (api) => {
  const follow = ({ globals }: Told): void => api.setOptions({ theme: brand(schemeOf(globals["scheme"])) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
