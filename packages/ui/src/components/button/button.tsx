import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import classes from './button.module.css';

export interface ButtonLook {
  /** `gold` for the one thing to do next, `outline` for the others, `quiet` for the way out. Default: `gold`. */
  variant?: 'gold' | 'outline' | 'quiet';
  /** Default: `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** Takes the whole width of its parent. Default: false. */
  fullWidth?: boolean;
  /** An icon before the text. */
  leftIcon?: ReactNode;
  /** An icon after the text. */
  rightIcon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner and takes no clicks. Default: false. */
  loading?: boolean;
}

/** A button in the guild's gold. */
export function Button({
  loading = false,
  disabled,
  type = 'button',
  children,
  ...props
}: ButtonProps) {
  const { className, content, rest } = look(props, children, loading);
  return (
    <button
      {...rest}
      type={type}
      className={className}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {content}
    </button>
  );
}

export interface ButtonAnchorProps extends ButtonLook, ComponentProps<'a'> {}

/** The same look for a link. A router makes its own link of it: `createLink(ButtonAnchor)`. */
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
