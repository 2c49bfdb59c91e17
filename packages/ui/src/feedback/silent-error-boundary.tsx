import { Component, type ReactNode } from 'react';

interface Props {
  /** Rendered once its children have thrown; default: nothing. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly isBroken: boolean;
}

/** Error boundary for optional content: renders something else when its children throw, so the page survives. */
export class SilentErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
