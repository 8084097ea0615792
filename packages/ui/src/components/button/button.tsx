import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import classes from './button.module.css';

export interface ButtonLook {
  /** `gold` for the main action, `outline` for the others, `quiet` for the way out. Default: `gold`. */
  variant?: 'gold' | 'outline' | 'quiet';
  /** Default: `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** Makes it as wide as its parent. Default: false. */
  fullWidth?: boolean;
  /** Icon before the text. */
  leftIcon?: ReactNode;
  /** Icon after the text. */
  rightIcon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner, ignores clicks and submits nothing, but keeps the focus. Default: false. */
  loading?: boolean;
}

/** Renders a button. It submits a form only with `type="submit"`. */
export function Button({
  loading = false,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  const { className, content, rest } = applyLook(props, children, loading);
  return (
    <button
      {...rest}
      type={type}
      className={className}
      aria-busy={loading || undefined}
      // The disabled attribute would take the focus away.
      aria-disabled={loading || undefined}
      onClick={loading ? ignoreClick : onClick}
    >
      {content}
    </button>
  );
}

// Enter in a form field clicks the submit button too.
function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
}

export interface ButtonAnchorProps extends ButtonLook, ComponentProps<'a'> {}

/** Renders a link that looks like a button. Wrap it for a router: `createLink(ButtonAnchor)`. */
export function ButtonAnchor({ children, ...props }: ButtonAnchorProps) {
  const { className, content, rest } = applyLook(props, children, false);
  return (
    <a {...rest} className={className}>
      {content}
    </a>
  );
}

function applyLook<Props extends ButtonLook & { className?: string | undefined }>(
  props: Props,
  children: ReactNode,
  loading: boolean,
) {
  const {
    variant = 'gold',
    size = 'md',
    fullWidth = false,
    leftIcon,
    rightIcon,
    className,
    ...rest
  } = props;
  return {
    rest,
    className: clsx(
      classes.button,
      classes[variant],
      classes[size],
      fullWidth && classes.fullWidth,
      loading && classes.busy,
      className,
    ),
    content: (
      <>
        {loading ? <Spinner size={20} /> : leftIcon}
        <span>{children}</span>
        {rightIcon}
      </>
    ),
  };
}
