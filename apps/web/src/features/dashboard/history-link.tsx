import { NavLink } from '@mantine/core';
import { createLink } from '@tanstack/react-router';

/** A row that leads to another screen. */
export const HistoryLink = createLink(NavLink);
