const breakpoint = (px) => `${px / 16}em`;

export default {
  plugins: {
    "postcss-preset-mantine": {},
    "postcss-simple-vars": {
      variables: {
        // The specification: desktop is above the tablet breakpoint.
        "morsel-desk": breakpoint(769),
        "mantine-breakpoint-xs": breakpoint(576),
        "mantine-breakpoint-sm": breakpoint(768),
        "mantine-breakpoint-md": breakpoint(992),
        "mantine-breakpoint-lg": breakpoint(1200),
        "mantine-breakpoint-xl": breakpoint(1920),
      },
    },
  },
};
