import { Button, TextInput } from "@mantine/core";
import { BREAKPOINTS, MODAL_TRANSITION, TOAST_DURATION } from "@morsel/domain/reference";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { COLOUR_PAIRS, colourOf, contrast, type Scheme } from "./contrast.ts";
import { theme } from "./theme.ts";
import classes from "./tokens.module.css";

const meta = {
  title: "Foundations/Tokens",
  decorators: [
    (Story) => (
      <div className={classes.page}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const SCHEMES: readonly Scheme[] = ["light", "dark"];

/** A ratio is cut, not rounded: 4.49 is not 4.5. */
const ratioOf = (scheme: Scheme, colour: string, ground: string): string =>
  (Math.floor(contrast(colourOf(scheme, colour), colourOf(scheme, ground)) * 10) / 10).toFixed(1);

const shortOf = (variable: string): string => variable.replace(/^--(mantine-color|morsel)-/, "");

/** Each colour on all that it stands on, and how far it is told from it, by day and by night. */
export const Colours: Story = {
  render: () => (
    <ul className={classes.pairs}>
      {COLOUR_PAIRS.flatMap(({ name, colour, grounds, least }) =>
        grounds.map((ground) => (
          <li key={`${name} ${ground}`} className={classes.pair} style={{ background: `var(${ground})` }}>
            {least === 3 ? (
              <span className={classes.shape} style={{ background: `var(${colour})` }} />
            ) : (
              <span style={{ color: `var(${colour})` }}>{name}</span>
            )}
            <span className={classes.ratio} style={ground.includes("filled") ? { color: `var(${colour})` } : {}}>
              {least === 3 ? `${name}: ` : ""}
              {SCHEMES.map((scheme) => `${scheme} ${ratioOf(scheme, colour, ground)}`).join(", ")} (≥{"\u00a0"}
              {least})
              <code className={classes.names}>
                {shortOf(colour)} on {shortOf(ground)}
              </code>
            </span>
          </li>
        )),
      )}
    </ul>
  ),
};

const SIZES = ["xl", "lg", "md", "sm", "xs"] as const;

/** The serif speaks at 500, the sans counts at 400 and 600; figures are of one width. */
export const Type: Story = {
  render: () => (
    <>
      <p className={classes.figure}>1,240</p>
      <h1 className={classes.line} style={{ fontSize: theme.headings?.sizes?.h1?.fontSize }}>
        What is left of the day
      </h1>
      <h2 className={classes.line} style={{ fontSize: theme.headings?.sizes?.h2?.fontSize }}>
        What is left of the day
      </h2>
      <h3 className={classes.line} style={{ fontSize: theme.headings?.sizes?.h3?.fontSize }}>
        What is left of the day
      </h3>
      {SIZES.map((size) => (
        <p key={size} className={classes.line} style={{ fontSize: `var(--mantine-font-size-${size})` }}>
          {size}, {theme.fontSizes?.[size]}: oats, 40 g · 152 kcal · <span className={classes.heavy}>1,240 in all</span>
        </p>
      ))}
      <table className={classes.column}>
        <tbody>
          {["1,111.1", "8,888.8", "1,407.0"].map((figure) => (
            <tr key={figure}>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.line}>Żółć, İstanbul, Kärntner Käsnudeln, œuf, sugar-free (low-fat)*</p>
      <p className={classes.line} lang="ja">
        卵かけご飯 250 kcal
      </p>
    </>
  ),
};

const NAMES = ["xs", "sm", "md", "lg", "xl"] as const;

export const Space: Story = {
  render: () => (
    <>
      {NAMES.map((name) => (
        <div key={name}>
          <p className={classes.line}>
            {name}, {theme.spacing?.[name]}
          </p>
          <div className={classes.bar} style={{ width: `var(--mantine-spacing-${name})` }} />
        </div>
      ))}
      <p className={classes.line}>What can be touched is 44 px high or more; the page ends 1 rem from the window.</p>
    </>
  ),
};

export const RadiiAndShadows: Story = {
  render: () => (
    <>
      <div className={classes.boxes}>
        {NAMES.map((name) => (
          <div key={name} className={classes.box} style={{ borderRadius: `var(--mantine-radius-${name})` }}>
            {name}, {theme.radius?.[name]}
          </div>
        ))}
      </div>
      <div className={classes.boxes}>
        {(["xs", "sm", "md"] as const).map((name) => (
          <div
            key={name}
            className={`${classes.box} ${classes.raised}`}
            style={{ borderRadius: "var(--mantine-radius-md)", boxShadow: `var(--mantine-shadow-${name})` }}
          >
            shadow {name}
          </div>
        ))}
      </div>
    </>
  ),
};

const WIDEST = 1920;

/** RE5: each width from which a layout may change, beside what begins there. */
const BEGINS: Readonly<Record<(typeof BREAKPOINTS)[number], string>> = {
  0: "one column, tabs at the end of the window, sheets instead of dialogs",
  576: "two short fields on one line",
  768: "notices on one line",
  992: "the desk: header and navigation stand still, main column and side column",
  1200: "the page is as wide as it becomes: 1,040 px",
  1920: "nothing more; what is wider stays at the sides",
};

export const Breakpoints: Story = {
  render: () => (
    <>
      {BREAKPOINTS.map((width) => (
        <div key={width}>
          <p className={classes.line}>
            from {width} px: {BEGINS[width]}
          </p>
          <div className={classes.bar} style={{ width: `${Math.max(0.5, (width / WIDEST) * 100)}%` }} />
        </div>
      ))}
    </>
  ),
};

/** RE6, RE7: how long what moves takes. Asked for less motion, a browser shows none. */
export const Motion: Story = {
  render: () => (
    <>
      {(
        [
          ["What comes from where it was asked: sheets, toasts, rows", "var(--morsel-motion), ease-out"],
          ["A modal comes", `${MODAL_TRANSITION.enterMs} ms`],
          ["A modal leaves", `${MODAL_TRANSITION.exitMs} ms`],
          ["A toast stays", `${TOAST_DURATION} ms, eight seconds where it offers to undo`],
          ["A skeleton waits before it is shown", "150 ms"],
        ] as const
      ).map(([what, long]) => (
        <p key={what} className={classes.line}>
          <span className={classes.heavy}>{what}:</span> {long}
        </p>
      ))}
      <p className={classes.line}>Opacity and transform alone. Nothing moves that nobody caused.</p>
    </>
  ),
};

/** At rest, under the pointer, with the focus: move over them, or go through them with Tab. */
export const States: Story = {
  render: () => (
    <div className={classes.states}>
      <Button>Log it</Button>
      <Button variant="default">Cancel</Button>
      <Button variant="subtle">Other amount</Button>
      <Button loading>Saving</Button>
      <Button disabled>Not yet</Button>
      <p className={classes.line}>
        Words with <a href="#states">a link</a> in them
      </p>
      <TextInput label="Amount" placeholder="2 slices" />
      <TextInput label="Amount" defaultValue="a lot" error="Write a number, such as 250." />
    </div>
  ),
};

const focused = (selector: string) => (context: { readonly canvasElement: HTMLElement }) => {
  context.canvasElement.querySelector<HTMLElement>(selector)?.focus();
};

/** The ring is 2 px of the accent, 2 px off: seen on all grounds. */
export const AButtonWithFocus: Story = { ...States, play: focused("button") };
export const ALinkWithFocus: Story = { ...States, play: focused("a") };
export const AFieldWithFocus: Story = { ...States, play: focused("input") };
export const ARefusedFieldWithFocus: Story = { ...States, play: focused("input[data-error]") };

/** Colours under the pointer, beside the usual ones. */
export const UnderThePointer: Story = {
  render: () => (
    <div className={classes.states}>
      {(
        [
          ["Log it", "var(--mantine-color-white)", "var(--mantine-primary-color-filled)"],
          ["Log it, under the pointer", "var(--mantine-color-white)", "var(--mantine-primary-color-filled-hover)"],
          ["Cancel", "var(--mantine-color-text)", "var(--mantine-color-default)"],
          ["Cancel, under the pointer", "var(--mantine-color-text)", "var(--mantine-color-default-hover)"],
          ["A row", "var(--mantine-color-text)", "transparent"],
          ["A row, under the pointer", "var(--mantine-color-text)", "var(--morsel-sunken)"],
        ] as const
      ).map(([name, color, background]) => (
        <span key={name} className={classes.pair} style={{ color, background }}>
          {name}
        </span>
      ))}
    </div>
  ),
};
