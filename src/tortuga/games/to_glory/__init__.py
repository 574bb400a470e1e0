"""To Glory!"""
