import { Component, type ErrorInfo, type ReactNode } from "react";

export type ErrorBoundaryProps = {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  /** A different key tries again: the address, for one. */
  readonly resetKey: string;
  readonly onError: (problem: unknown, where: string) => void;
};

type State = { readonly hasFailed: boolean; readonly resetKey: string };

/** React has no other way than a class to catch what rendering throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  static getDerivedStateFromProps = ({ resetKey }: ErrorBoundaryProps, state: State) =>
    resetKey === state.resetKey ? null : { hasFailed: false, resetKey };

  override componentDidCatch(problem: Error, info: ErrorInfo) {
    this.props.onError(problem, info.componentStack ?? "");
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
