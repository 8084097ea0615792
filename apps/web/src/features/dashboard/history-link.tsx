import { NavLink, type NavLinkProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type NavLinkAnchorProps = NavLinkProps & Omit<ComponentProps<'a'>, keyof NavLinkProps>;

function NavLinkAnchor(props: NavLinkAnchorProps) {
  return <NavLink component="a" {...props} />;
}

/** A row of a list that leads to another screen. */
export const HistoryLink = createLink(NavLinkAnchor);
