import type { CalendarDate } from "@morsel/domain/calendar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { BodyStep } from "./body-step.tsx";
import { ConsentStep, EmailStep, UsernameStep } from "./credential-steps.tsx";
import { AboutStep, ActivityStep, AimStep, type DraftErrors, type StepProps } from "./profile-steps.tsx";
import { SAMPLE_ANSWERS } from "../sample-answers.ts";
import { emptyDraft, type SignUpDraft } from "@morsel/application/identity/client/sign-up-draft";
import { StepFrame } from "./step-frame.tsx";

type Step = "aim" | "activity" | "about" | "body" | "email" | "username" | "consents";
type Args = {
  readonly step: Step;
  readonly given?: Partial<SignUpDraft>;
  readonly errors?: DraftErrors;
  readonly verdict?: "free" | "taken";
  readonly isTaken?: boolean;
};

const nothing = () => undefined;
const TODAY = "2026-03-02" as CalendarDate;

const SignUpStep = ({ step, given = {}, errors = {}, verdict, isTaken = false }: Args) => {
  const [draft, setDraft] = useState<SignUpDraft>({ ...emptyDraft("US"), ...given });
  const props: StepProps = { draft, errors, onChange: (change) => setDraft((before) => ({ ...before, ...change })) };
  return (
    <StepFrame title={step} step={3} steps={7} onNext={nothing} onBack={nothing}>
      {step === "aim" && <AimStep {...props} />}
      {step === "activity" && <ActivityStep {...props} />}
      {step === "about" && <AboutStep {...props} today={TODAY} />}
      {step === "body" && <BodyStep {...props} onUnits={nothing} />}
      {step === "email" && <EmailStep {...props} password="" onPassword={nothing} isTaken={isTaken} />}
      {step === "username" && (
        <UsernameStep {...props} verdict={verdict} suggestions={["kim_eats", "kim_fit", "kim27"]} />
      )}
      {step === "consents" && <ConsentStep {...props} />}
    </StepFrame>
  );
};

const meta = {
  title: "Components/Fields/Profile steps",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["AimStep", "ActivityStep", "AboutStep", "BodyStep", "StepFrame"],
      purpose:
        "Asks what a calorie goal is made from, one question at a time, at sign-up and when the goal is changed.",
      dos: [
        "Keep one question per step and say how many are left.",
        "Keep the answers when somebody goes back.",
        "Move the focus to the first field with an error.",
      ],
      donts: ["Don’t ask what the goal doesn’t need.", "Don’t explain a question in more than one sentence."],
    },
  },
  component: SignUpStep,
  args: { step: "aim" },
} satisfies Meta<typeof SignUpStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Aim: Story = {};
export const AimMissing: Story = { args: { errors: { aim: "Choose one." } } };
export const Activity: Story = { args: { step: "activity", given: SAMPLE_ANSWERS } };
export const About: Story = { args: { step: "about", given: SAMPLE_ANSWERS } };
export const TooYoung: Story = {
  args: { step: "about", errors: { birthDate: "Morsel is for people aged 18 and over." } },
};
export const Body: Story = {
  args: { step: "body", given: SAMPLE_ANSWERS },
};
export const BodyOutOfRange: Story = {
  args: { step: "body", given: { aim: "lose" }, errors: { heightCm: "Enter a value from 90 cm to 250 cm." } },
};
export const Email: Story = { args: { step: "email" } };
export const EmailTaken: Story = { args: { step: "email", given: SAMPLE_ANSWERS, isTaken: true } };
export const UsernameFree: Story = { args: { step: "username", given: SAMPLE_ANSWERS, verdict: "free" } };
export const UsernameTaken: Story = { args: { step: "username", given: SAMPLE_ANSWERS, verdict: "taken" } };
export const Consents: Story = { args: { step: "consents" } };
