import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import classes from './button.module.css';

export interface ButtonLook {
  /** `gold` for the main action, `outline` for the others, `quiet` for the way out. Default: `gold`. */
  variant?: 'gold' | 'outline' | 'quiet';
  /** Default: `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its parent. Default: false. */
  fullWidth?: boolean;
  /** An icon before the text. */
  leftIcon?: ReactNode;
  /** An icon after the text. */
  rightIcon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner, ignores clicks and submits nothing, but keeps the focus. Default: false. */
  loading?: boolean;
}

/** A button in the guild's gold. */
export function Button({
  loading = false,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  const { className, content, rest } = look(props, children, loading);
  return (
    <button
      {...rest}
      type={type}
      className={className}
      aria-busy={loading || undefined}
      // The disabled attribute would move the focus away from the button just pressed.
      aria-disabled={loading || undefined}
      onClick={loading ? refuse : onClick}
    >
      {content}
    </button>
  );
}

/** Also runs for Enter in a form field, which clicks the submit button. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}

export interface ButtonAnchorProps extends ButtonLook, ComponentProps<'a'> {}

/** A link that looks like a button. Wrap it for a router: `createLink(ButtonAnchor)`. */
export function ButtonAnchor({ children, ...props }: ButtonAnchorProps) {
  const { className, content, rest } = look(props, children, false);
  return (
    <a {...rest} className={className}>
      {content}
    </a>
  );
}

function look<Props extends ButtonLook & { className?: string | undefined }>(
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
