import type { CameraRefusal } from "@morsel/application/barcodes/client/barcode-scanner";
import type { FoundProduct } from "@morsel/application/barcodes/find-product";
import type { Gtin } from "@morsel/domain/foods";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Scanner } from "../use-camera.ts";
import { BarcodeSheet } from "./barcode-sheet.tsx";

type Args = { readonly camera: CameraRefusal; readonly elsewhere: FoundProduct["elsewhere"]; readonly reads?: string };

/** A device without a camera, and a register that knows nothing. */
const Sheet = ({ camera, elsewhere, reads }: Args) => {
  const queries = useMemo(() => new QueryClient({ defaultOptions: { mutations: { retry: false } } }), []);
  const scanner = useMemo(
    (): Scanner => ({
      openCamera: async () => camera,
      read: async () => (reads === undefined ? [] : [reads]),
      close: () => undefined,
    }),
    [camera, reads],
  );
  return (
    <QueryClientProvider client={queries}>
      <BarcodeSheet
        scanner={scanner}
        find={async (code) => ({ barcode: code as Gtin, foods: [], elsewhere })}
        onFound={() => undefined}
        onClose={() => undefined}
      />
    </QueryClientProvider>
  );
};

const meta = {
  title: "Components/Search/Barcode button",
  tags: ["autodocs"],
  parameters: {
    docs: { story: { inline: false, height: "640px" } },
    usage: {
      of: ["BarcodeButton"],
      purpose: "Scans a barcode with the camera and hands its digits to a search.",
      dos: ["Put it into the search field that it fills.", "Offer to type the digits where there is no camera."],
      donts: ["Don’t ask for the camera before somebody taps the button."],
    },
  },
  component: Sheet,
  args: { camera: "missing", elsewhere: "not-asked" },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Types the digits and sends them. */
const typing =
  (digits: string): NonNullable<Story["play"]> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Digits below the bars"), `${digits}{Enter}`);
  };

export const NoCamera: Story = {};
export const Denied: Story = { args: { camera: "denied" } };
export const Busy: Story = { args: { camera: "busy" } };
export const OnAPhone: Story = { args: { camera: "denied" }, globals: { viewport: { value: "phone" } } };
export const WrongDigit: Story = {
  play: typing("96385075"),
};
export const Unknown: Story = { play: typing("96385074") };
export const RegisterSilent: Story = {
  args: { elsewhere: "failed" },
  play: typing("96385074"),
};
