import type { BarcodeScanner, CameraRefusal } from "@morsel/adapters/browser/barcode-scanner";
import type { FoundProduct } from "@morsel/application/barcodes/find-product";
import type { Gtin } from "@morsel/domain/foods";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useMemo } from "react";
import { untilShown } from "../../../composition/until-shown.ts";
import { BarcodeSheet } from "./barcode-sheet.tsx";

type Args = { readonly camera: CameraRefusal; readonly elsewhere: FoundProduct["elsewhere"]; readonly reads?: string };

/** A device without a camera, and a register that knows nothing. */
const Sheet = ({ camera, elsewhere, reads }: Args) => {
  const queries = useMemo(() => new QueryClient({ defaultOptions: { mutations: { retry: false } } }), []);
  const scanner = useMemo(
    (): BarcodeScanner => ({
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
  title: "Foods/Barcode",
  component: Sheet,
  args: { camera: "missing", elsewhere: "not-asked" },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const typing =
  (digits: string, then: Story["play"]): NonNullable<Story["play"]> =>
  async (context) => {
    const field = context.canvasElement.ownerDocument.querySelector<HTMLInputElement>(
      "dialog input[inputmode=numeric]",
    );
    if (field === null) throw new Error("There is no field for digits.");
    await context.userEvent.type(field, `${digits}{Enter}`);
    await then?.(context);
  };

export const NoCamera: Story = {};
export const Denied: Story = { args: { camera: "denied" } };
export const Busy: Story = { args: { camera: "busy" } };
export const OnAPhone: Story = { args: { camera: "denied" }, globals: { viewport: { value: "phone" } } };
export const WrongDigit: Story = {
  play: typing("96385075", untilShown("dialog [role=alert], dialog .mantine-TextInput-error")),
};
export const Unknown: Story = { play: typing("96385074", untilShown("dialog a")) };
export const RegisterSilent: Story = {
  args: { elsewhere: "failed" },
  play: typing("96385074", untilShown("dialog a")),
};
