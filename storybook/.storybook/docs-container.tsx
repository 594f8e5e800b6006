import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState, type PropsWithChildren } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import type { Scheme } from "../../ui/theme/contrast.ts";
import { brand, deviceScheme, schemeOf } from "./brand.ts";
import "./docs.css";

/** The toolbar's choice stands in the address: "globals=scheme:dark;locale:en". */
const schemeInAddress = (): Scheme => {
  const globals = new URLSearchParams(location.search).get("globals") ?? "";
  const [, value] = /(?:^|;)scheme:(\w+)/.exec(globals) ?? [];
  return value === undefined ? deviceScheme() : schemeOf(value);
};

/** Kept between pages: Storybook makes the container anew for each. */
let last: Scheme | undefined;

/** A page of documents in Morsel's colors and letters, in the scheme that the toolbar says. */
export const MorselDocs = (props: PropsWithChildren<DocsContainerProps>) => {
  const [scheme, setScheme] = useState(() => last ?? schemeInAddress());
  const { channel } = props.context;
  useEffect(() => {
    const follow = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }): void => {
      last = schemeOf(globals["scheme"]);
      setScheme(last);
    };
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  useEffect(() => {
    document.documentElement.dataset["mantineColorScheme"] = scheme;
  }, [scheme]);
  return <DocsContainer {...props} theme={brand(scheme)} />;
};
