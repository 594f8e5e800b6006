import { Component, type ErrorInfo, type ReactNode } from "react";

export type ErrorBoundaryProps = {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  /** A different key tries again: the address, for one. */
  readonly resetKey: string;
  readonly onError: (problem: unknown, where: string) => void;
};

/** React has no other way to catch what rendering throws than a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failedAt: string | undefined }> {
  override state = { failedAt: undefined };

  static getDerivedStateFromError = () => ({ failedAt: "" });

  override componentDidCatch(problem: Error, info: ErrorInfo) {
    this.setState({ failedAt: this.props.resetKey });
    this.props.onError(problem, info.componentStack ?? "");
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failedAt !== undefined && before.resetKey !== this.props.resetKey)
      this.setState({ failedAt: undefined });
  }

  override render() {
    return this.state.failedAt === undefined ? this.props.children : this.props.fallback;
  }
}
