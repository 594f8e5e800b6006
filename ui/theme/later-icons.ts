/** Icons of parts that are fetched later: those of `icons.ts` come with the first page. */
export { default as IconBarcode } from "@tabler/icons-react/dist/esm/icons/IconBarcode.mjs";
export { default as IconCloudOff } from "@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs";
export { default as IconStar } from "@tabler/icons-react/dist/esm/icons/IconStar.mjs";
export { default as IconStarFilled } from "@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs";
export { default as IconTag } from "@tabler/icons-react/dist/esm/icons/IconTag.mjs";
